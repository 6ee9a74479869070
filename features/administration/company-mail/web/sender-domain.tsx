import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { companyMailEndpoints } from '../contract/endpoints.ts';
import type { DmarcReading, SpfReading } from '../contract/index.ts';
import classes from './company-mail.module.css';

const good = new Set(['softfail', 'fail', 'elsewhere', 'quarantine', 'reject']);
const weak = new Set(['neutral', 'none']);

const colourOf = (verdict: string): string =>
  good.has(verdict) ? 'success' : weak.has(verdict) ? 'warning' : 'error';

type CardProps = {
  title: string;
  /** Null when the DNS server has not answered. */
  reading: { verdict: string; records: readonly string[] } | null;
  label: string;
  children: ReactNode;
};

/** The verdict about one kind of record, what to do about it, and the records as they stand. */
const Card = ({ title, reading, label, children }: CardProps) => {
  const t = useText();
  return (
    <Stack component="li" gap="xs" p="md" bd="1px solid var(--cora-border)" bdrs="md">
      <Group gap="xs">
        <Text fw={500}>{title}</Text>
        {reading && (
          <Badge variant="light" color={colourOf(reading.verdict)}>
            {label}
          </Badge>
        )}
      </Group>
      <Text size="sm">{reading ? children : t('company-mail:domain.unread')}</Text>
      {reading?.records.map((record) => (
        <code key={record} className={classes.said}>
          {record}
        </code>
      ))}
    </Stack>
  );
};

const SpfRecord = ({ domain, reading }: { domain: string; reading: SpfReading | null }) => {
  const t = useText();
  const verdict = reading?.verdict ?? 'missing';
  return (
    <Card title={t('company-mail:spf.title')} reading={reading} label={t(`company-mail:spf.${verdict}`)}>
      {t(`company-mail:spf.${verdict}Text`, { domain })}
    </Card>
  );
};

const DmarcRecord = ({ domain, reading }: { domain: string; reading: DmarcReading | null }) => {
  const t = useText();
  const verdict = reading?.verdict ?? 'missing';
  const counts = reading?.records.length === 1;
  return (
    <Card title={t('company-mail:dmarc.title')} reading={reading} label={t(`company-mail:dmarc.${verdict}`)}>
      {t(`company-mail:dmarc.${verdict}Text`, { domain })}
      {counts && reading.domain !== domain && ` ${t('company-mail:dmarc.above', { domain: reading.domain })}`}
      {counts && !reading.reports && ` ${t('company-mail:dmarc.noReports')}`}
    </Card>
  );
};

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
      <Stack component="ul" className={classes.records} gap="xs" aria-label={t('company-mail:domain.title')}>
        <SpfRecord domain={domain} reading={spf} />
        <DmarcRecord domain={domain} reading={dmarc} />
      </Stack>
      <div>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('company-mail:domain.again')}
        </Button>
      </div>
      {dkim}
    </>
  );
};
