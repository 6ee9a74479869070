import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  LoadProblem,
  type RecordLine,
  RecordLines,
  RowsSkeleton,
  Section,
  StatusChip,
} from '#platform/web/ui/index';
import type { Contract } from '../contract/index.ts';
import { contractHref } from './addresses.ts';
import { jobContractsQuery } from './queries.ts';

type Props = { jobId: number; serviceId: number };

const lineOf = (contract: Contract, { jobId, serviceId }: Props, t: Translate): RecordLine => {
  const { id, number, status, is_base, start_date, termination_date: end, terms } = contract;
  return {
    id,
    to: contractHref({ jobId, serviceId }, id),
    title: number,
    facts: [
      t(is_base ? 'contracts:base' : 'contracts:amendment'),
      end === null
        ? t('contracts:since', { from: formatDate(start_date) })
        : `${formatDate(start_date)} – ${formatDate(end)}`,
      terms !== null && t('contracts:netIs', { amount: formatMoney(terms.price.net) }),
    ],
    marks: <StatusChip status={status} label={t(`contracts:status.${status}`)} />,
  };
};

/** The contracts of a service, below its form. */
const ServiceContracts = (props: Props) => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditContract');
  const { data, error, refetch } = useQuery(jobContractsQuery(props.jobId));
  const own = data?.filter(({ job_service_id }) => job_service_id === props.serviceId);
  return (
    <Section title={t('contracts:panel')} text={t('contracts:section.serviceText')} anchor="contracts">
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : !own ? (
        <RowsSkeleton rows={3} />
      ) : own.length === 0 ? (
        <Text c="dimmed">{t('contracts:none')}</Text>
      ) : (
        <RecordLines label={t('contracts:panel')} lines={own.map((contract) => lineOf(contract, props, t))} />
      )}
      {mayWrite && (
        <div>
          <ButtonLink
            to={contractHref(props)}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t(own && own.length > 0 ? 'contracts:step.createAnother' : 'contracts:step.createFirst')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
};

export default ServiceContracts;
