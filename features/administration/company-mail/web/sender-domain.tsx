import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { companyMailEndpoints } from '../contract/endpoints.ts';
import classes from './company-mail.module.css';
import { DmarcRecord, SpfRecord } from './domain-record.tsx';

/** Asked when somebody opens the page, and again when they wish: a record that was just entered takes a while to appear. */
export const SenderDomain = () => {
  const t = useText();
  const { data, error, refetch, isFetching } = useQuery({
    ...endpointQuery(companyMailEndpoints.getSenderDomain),
    meta: { quiet: true },
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { domain, state, spf, dmarc } = data;
  const dkim = (
    <Text size="sm" c="dimmed">
      {t('company-mail:domain.dkim')}
    </Text>
  );
  if (state !== 'read') {
    return (
      <>
        <Text size="sm">{t(`company-mail:domain.${state}`, { domain })}</Text>
        {dkim}
      </>
    );
  }
  return (
    <>
      <ul className={classes.records} aria-label={t('company-mail:domain.title')}>
        <SpfRecord domain={domain} reading={spf} />
        <DmarcRecord domain={domain} reading={dmarc} />
      </ul>
      <div>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('company-mail:domain.again')}
        </Button>
      </div>
      {dkim}
    </>
  );
};
