import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate, formatMoney, formatNumber, type Say, useText } from '#platform/web/i18n/index';
import { AnchorLink, useMayFollow } from '#platform/web/routing/index';
import { type Fact, FactList, StatusChip } from '#platform/web/ui/index';
import type { Contract, ContractTerms } from '../contract/index.ts';
import { contractHref } from './addresses.ts';
import classes from './contracts.module.css';
import dates from './dates.module.css';
import { DaysLeft } from './days-left.tsx';
import { PriceTable } from './price-table.tsx';

const datesText = ({ start_date: start, termination_date: end }: Contract, t: Say): string =>
  end === null
    ? t('contracts:since', { from: formatDate(start) })
    : `${formatDate(start)} – ${formatDate(end)}`;

const squareFeet = ({ square_feet }: ContractTerms, t: Say): ReactNode => {
  const { gross_cleanable, occupied, vacant } = square_feet;
  if (gross_cleanable === null) return null;
  return (
    <span key="sqft" className={dates.parts}>
      <span>{t('contracts:gross', { count: formatNumber(gross_cleanable) })}</span>
      {vacant && occupied ? <span>{t('contracts:occupied', { count: formatNumber(occupied) })}</span> : null}
      {vacant ? <span>{t('contracts:vacant', { count: formatNumber(vacant) })}</span> : null}
    </span>
  );
};

const termsFacts = (terms: ContractTerms, t: Say): Fact[] => [
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

type Props = {
  jobId: number;
  contract: Contract;
  /** Level of the heading. */
  order: 2 | 3;
};

/** One contract: its service, status and dates, and its terms for people who may read them. */
export const ContractSection = ({ jobId, contract, order }: Props) => {
  const t = useText();
  const mayFollow = useMayFollow();
  const href = contractHref({ jobId, serviceId: contract.job_service_id }, contract.id);
  const { service, number, is_base, status, terms } = contract;
  const facts: Fact[] = [
    [
      t('contracts:dates'),
      <span key="dates" className={dates.parts}>
        {datesText(contract, t)} <DaysLeft days={contract.days_left} />
      </span>,
    ],
    ...(terms ? termsFacts(terms, t) : []),
  ];
  return (
    <section className={classes.contract} aria-label={`${service.name} ${number}`}>
      <div className={classes.head}>
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
      </div>
      <FactList className={classes.facts} facts={facts} />
      {terms && terms.credits.length > 0 && <PriceTable terms={terms} />}
    </section>
  );
};
