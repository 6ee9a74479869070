import { Group, Stack, Text } from '@mantine/core';
import { endpointQuery, useSettledQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { type Contract, contractEndpoints } from '../contract/index.ts';
import { DaysLeft } from './days-left.tsx';

const never = '9999-12-31';

const byEnd = (a: Contract, b: Contract): number =>
  (a.termination_date ?? never).localeCompare(b.termination_date ?? never);

/** The ends of the contracts in force, the earliest first. */
const ContractEndFact = ({ jobId, brief }: { jobId: number; brief: boolean }) => {
  const t = useText();
  const { data, error } = useSettledQuery(
    endpointQuery(contractEndpoints.listJobContracts, { params: { id: jobId } }),
  );
  if (!data) return <Text c="dimmed">{error?.message}</Text>;
  const running = data.filter(({ status }) => status === 'active').sort(byEnd);
  if (running.length === 0) return <Text c="dimmed">{t('contracts:notInForce')}</Text>;
  return (
    <Stack component="ul" gap={6}>
      {running.slice(0, brief ? 1 : undefined).map((contract) => (
        <Group component="li" key={contract.id} gap="0 12px" align="stretch" justify="space-between">
          {!brief && <span>{contract.service.name}</span>}
          <Group component="span" data-figures gap="0 12px" align="stretch" display="inline-flex">
            {contract.termination_date === null
              ? t('contracts:noEnd')
              : formatDate(contract.termination_date)}{' '}
            <DaysLeft days={contract.days_left} />
          </Group>
        </Group>
      ))}
    </Stack>
  );
};

export default ContractEndFact;
