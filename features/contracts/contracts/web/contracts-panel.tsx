import { Anchor, Group, Text, Title } from '@mantine/core';
import { IconContract, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { jobHref, serviceName, useJob } from '#features/sites/jobs/web';
import { formatDate, formatMoney, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink, useMayFollow } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  EmptyState,
  type Fact,
  FactList,
  LoadProblem,
  RowsSkeleton,
  StatusChip,
} from '#platform/web/ui/index';
import type { Contract, ContractTerms } from '../contract/index.ts';
import { contractHref } from './addresses.ts';
import classes from './contracts.module.css';
import { DaysLeft } from './days-left.tsx';
import { PriceTable } from './price-table.tsx';
import { jobContractsQuery } from './queries.ts';

const datesText = ({ start_date: start, termination_date: end }: Contract, t: Translate): string =>
  end === null
    ? t('contracts:since', { from: formatDate(start) })
    : `${formatDate(start)} – ${formatDate(end)}`;

const squareFeet = ({ square_feet }: ContractTerms, t: Translate): ReactNode => {
  const { gross_cleanable, occupied, vacant } = square_feet;
  if (gross_cleanable === null) return null;
  return (
    <Group component="span" key="sqft" data-figures gap="0 12px" align="stretch" display="inline-flex">
      <span>{t('contracts:gross', { count: formatNumber(gross_cleanable) })}</span>
      {vacant && occupied ? <span>{t('contracts:occupied', { count: formatNumber(occupied) })}</span> : null}
      {vacant ? <span>{t('contracts:vacant', { count: formatNumber(vacant) })}</span> : null}
    </Group>
  );
};

const termsFacts = (terms: ContractTerms, t: Translate): Fact[] => [
  [t('contracts:reason'), terms.termination_reason],
  [t('contracts:net'), terms.credits.length > 0 ? null : formatMoney(terms.price.net)],
  [t('contracts:sqft'), squareFeet(terms, t)],
  [
    t('contracts:file'),
    terms.signed_file && (
      <Anchor href={terms.signed_file.url} target="_blank" rel="noreferrer">
        {terms.signed_file.name}
      </Anchor>
    ),
  ],
  [t('contracts:value'), formatMoney(terms.price.contract_value)],
];

type ContractSectionProps = {
  jobId: number;
  contract: Contract;
  /** Level of the heading. */
  order: 2 | 3;
};

/** One contract: its service, status and dates, and its terms for people who may read them. */
const ContractSection = ({ jobId, contract, order }: ContractSectionProps) => {
  const t = useText();
  const mayFollow = useMayFollow();
  const href = contractHref({ jobId, serviceId: contract.job_service_id }, contract.id);
  const { service, number, is_base, status, terms } = contract;
  const facts: Fact[] = [
    [
      t('contracts:dates'),
      <Group component="span" key="dates" data-figures gap="0 12px" align="stretch" display="inline-flex">
        {datesText(contract, t)} <DaysLeft days={contract.days_left} />
      </Group>,
    ],
    ...(terms ? termsFacts(terms, t) : []),
  ];
  return (
    <section className={classes.contract} aria-label={`${service.name} ${number}`}>
      <Group
        className={classes.head}
        gap="sm"
        align="flex-start"
        justify="space-between"
        wrap="nowrap"
        mb="xs"
      >
        <div>
          <Title order={order} size="h3">
            {service.name}
          </Title>
          <Text size="sm" c="dimmed">
            {t(is_base ? 'contracts:base' : 'contracts:amendment')} ·{' '}
            {mayFollow(href) ? (
              <AnchorLink to={href} underline="always">
                {number}
              </AnchorLink>
            ) : (
              number
            )}
          </Text>
        </div>
        <StatusChip status={status} label={t(`contracts:status.${status}`)} />
      </Group>
      <FactList className={classes.facts} facts={facts} />
      {terms && terms.credits.length > 0 && <PriceTable terms={terms} />}
    </section>
  );
};

type Props = { jobId: number; contracts: readonly Contract[]; align?: 'center' | 'flex-start' };

/** For each active service of a job that has no contract yet, the way to its first one; without a service, the way to those. */
const FirstContracts = ({ jobId, contracts, align = 'flex-start' }: Props) => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditContract');
  const { job } = useJob(jobId);
  if (!mayWrite || !job) return null;
  if (job.services.length === 0) {
    return <ButtonLink to={jobHref(jobId, 'services')}>{t('contracts:step.toServices')}</ButtonLink>;
  }
  const covered = new Set(contracts.map(({ job_service_id }) => job_service_id));
  const open = job.services.filter(({ id, status }) => status === 'active' && !covered.has(id));
  if (open.length === 0) return null;
  return (
    <Group gap="sm" justify={align}>
      {open.map((service) => (
        <ButtonLink
          key={service.id}
          to={contractHref({ jobId, serviceId: service.id })}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('contracts:step.firstOf', { service: serviceName(service, t) })}
        </ButtonLink>
      ))}
    </Group>
  );
};

const rank: Record<Contract['status'], number> = {
  active: 0,
  approved: 1,
  draft: 2,
  expired: 3,
  terminated: 4,
  archived: 5,
};

/** The contracts of a job, those in force first. */
const ContractsPanel = ({ jobId, order = 3 }: { jobId: number; order?: 2 | 3 }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(jobContractsQuery(jobId));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={IconContract}
        title={t('contracts:none')}
        text={t('contracts:noneText')}
        action={<FirstContracts jobId={jobId} contracts={[]} align="center" />}
      />
    );
  }
  return (
    <>
      {data
        .toSorted((a, b) => rank[a.status] - rank[b.status])
        .map((contract) => (
          <ContractSection key={contract.id} jobId={jobId} contract={contract} order={order} />
        ))}
      <FirstContracts jobId={jobId} contracts={data} />
    </>
  );
};

export default ContractsPanel;
