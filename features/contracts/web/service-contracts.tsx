import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#features/contracts/contract';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { LoadProblem, RowsSkeleton, Section, StatusChip } from '#platform/web/ui/index';
import { contractHref } from './addresses.ts';
import classes from './contracts.module.css';
import { jobContractsQuery } from './queries.ts';

type Props = { jobId: number; serviceId: number };

const Line = ({ contract, jobId, serviceId }: Props & { contract: Contract }) => {
  const t = useText();
  const { id, number, status, is_base, start_date, termination_date: end, terms } = contract;
  return (
    <li>
      <span className={classes.words}>
        <AnchorLink to={contractHref({ jobId, serviceId }, id)} fw={500}>
          {number}
        </AnchorLink>
        <Text span size="sm" c="dimmed">
          {[
            t(is_base ? 'contracts:base' : 'contracts:amendment'),
            end === null
              ? t('contracts:since', { from: formatDate(start_date) })
              : `${formatDate(start_date)} – ${formatDate(end)}`,
            terms && t('contracts:netIs', { amount: formatMoney(terms.price.net) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </span>
      <StatusChip status={status} label={t(`contracts:status.${status}`)} />
    </li>
  );
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
        <ul className={classes.list}>
          {own.map((contract) => (
            <Line key={contract.id} contract={contract} {...props} />
          ))}
        </ul>
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
