import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { RowsSkeleton } from '#platform/web/ui/index';
import { securitySettingsEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';

const { allowSupport, getSecuritySettings } = securitySettingsEndpoints;

const choices = [1, 8, 24, 72] as const;

/** Support may only read, until somebody here lets it change things for some hours. */
const SupportSection = () => {
  const t = useText();
  const [hours, setHours] = useState<(typeof choices)[number]>(8);
  const { data } = useQuery(endpointQuery(getSecuritySettings));
  const allow = useAction(allowSupport, {
    refreshes: [getSecuritySettings],
    onSuccess: ({ support_writes_until: until }) =>
      showSuccess(t(until === null ? 'security:support.ended' : 'security:support.allowed')),
  });
  if (!data) return <RowsSkeleton rows={2} />;
  const until = data.support_writes_until;
  return (
    <>
      <Text fw={500}>
        {until === null
          ? t('security:support.closed')
          : t('security:support.open', { until: formatDateTime(until) })}
      </Text>
      {until === null ? (
        <Group align="end" gap="sm">
          <NativeSelect
            label={t('security:support.hours')}
            data={choices.map((value) => ({
              value: String(value),
              label: t(`security:support.hours_${value}`),
            }))}
            value={String(hours)}
            onChange={(event) => setHours(Number(event.currentTarget.value) as typeof hours)}
          />
          <Button
            variant="default"
            loading={allow.isPending}
            onClick={() => allow.mutate({ body: { hours } })}
          >
            {t('security:support.allow')}
          </Button>
        </Group>
      ) : (
        <Group>
          <Button
            variant="default"
            loading={allow.isPending}
            onClick={() => allow.mutate({ body: { hours: 0 } })}
          >
            {t('security:support.end')}
          </Button>
        </Group>
      )}
      <AnchorLink to={paths.support}>{t('security:support.visits')}</AnchorLink>
    </>
  );
};

export default SupportSection;
