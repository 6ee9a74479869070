import { Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Contract } from '#features/contracts/contracts/contract';
import { jobContractsQuery } from '#features/contracts/contracts/web';
import { formatDate, formatMoney, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import {
  LoadProblem,
  type RecordLine,
  RecordLines,
  RowsSkeleton,
  Section,
  StatusChip,
} from '#platform/web/ui/index';
import { type PlanSummary, planWriters } from '../contract/index.ts';
import { planHref } from './addresses.ts';
import { servicePlansQuery } from './queries.ts';

type Props = { jobId: number; serviceId: number };

const lineOf = (plan: PlanSummary, { jobId, serviceId }: Props, t: Translate): RecordLine => {
  const { id, parent, plan_type, status, effective_from, hours, cost } = plan;
  const place = { jobId, serviceId, parentType: parent.type, parentId: parent.id };
  return {
    id,
    to: planHref(place, id),
    title: t(`staffing-plans:planType.${plan_type}`),
    facts: [
      t('staffing-plans:from', { date: formatDate(effective_from) }),
      t('staffing-plans:weekHours', { hours: formatNumber(hours.weekly_hours) }),
      t('staffing-plans:loadedIs', { amount: formatMoney(cost.loaded) }),
      t(`staffing-plans:parentIs.${parent.type}`, { name: parent.name }),
    ],
    marks: <StatusChip status={status} label={t(`staffing-plans:status.${status}`)} />,
  };
};

const order: readonly Contract['status'][] = ['active', 'approved', 'draft'];

/** The contract for which the next plan is made: the one in force, else an approved one, else a draft. */
const contractForPlans = (contracts: readonly Contract[], serviceId: number): Contract | undefined =>
  contracts
    .filter(({ job_service_id, status }) => job_service_id === serviceId && order.includes(status))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))[0];

/** The staffing plans of a service, below its form. */
const ServicePlans = (props: Props) => {
  const t = useText();
  const { jobId, serviceId } = props;
  const { flags } = useSession();
  const mayWrite = planWriters.every((flag) => flags.has(flag));
  const { data, error, refetch } = useQuery(servicePlansQuery(jobId, serviceId));
  const { data: contracts } = useQuery(jobContractsQuery(jobId));
  const contract = contracts && contractForPlans(contracts, serviceId);
  return (
    <Section
      title={t('staffing-plans:titles.list')}
      text={t('staffing-plans:section.serviceText')}
      anchor="staffing-plans"
    >
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={3} />
      ) : data.length === 0 ? (
        <Text c="dimmed">{t(contract ? 'staffing-plans:none' : 'staffing-plans:noneYet')}</Text>
      ) : (
        <RecordLines
          label={t('staffing-plans:titles.list')}
          lines={data.map((plan) => lineOf(plan, props, t))}
        />
      )}
      {mayWrite && contract && (
        <div>
          <ButtonLink
            to={planHref({ jobId, serviceId, parentType: 'contract', parentId: contract.id })}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('staffing-plans:step.create')}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
};

export default ServicePlans;
