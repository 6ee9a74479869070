import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  type Translate,
  useText,
} from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { LoadProblem, RecordSection } from '#platform/web/ui/index';
import {
  type Compared,
  type ContractRecord,
  compareContracts,
  type Difference,
} from '../../contract/index.ts';
import { contractHref } from '../addresses.ts';
import classes from '../contracts.module.css';
import { contractQuery } from '../queries.ts';

type Props = {
  jobId: number;
  contract: ContractRecord;
  follows: NonNullable<ContractRecord['follows']>;
};

const shown = (value: Difference['before'], unit: Difference['unit']): string => {
  if (value === null) return '–';
  if (unit === 'money') return formatMoney(Number(value));
  if (unit === 'percent') return formatPercent(Number(value) / 100, 2);
  return unit === 'number' ? formatNumber(Number(value)) : formatDate(String(value));
};

const change = ({ before, after, unit }: Difference): string => {
  if (unit !== 'money' || before === after) return '';
  const cents = Math.round(Number(after ?? 0) * 100) - Math.round(Number(before ?? 0) * 100);
  return `${cents > 0 ? '+' : ''}${formatMoney(cents / 100)}`;
};

const groups = { pricing: 'pricing', credit: 'credit', billback: 'billback', total: 'total' } as const;

const label = ({ part, key }: Difference, t: Translate): string =>
  part === 'terms'
    ? t(`contracts:field.${key}` as 'contracts:field.number')
    : t(`contracts:${groups[part]}.${key}` as 'contracts:total.net');

type TableProps = {
  rows: Difference[];
  before: string;
  after: string;
  /** The contract before it is still loading; room is kept for its values. */
  waiting: boolean;
};

const Table = ({ rows, before, after, waiting }: TableProps) => {
  const t = useText();
  return (
    <div className={classes.scroll}>
      <table className={classes.compared}>
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
            <th scope="col">{t('contracts:changed.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={`${row.part} ${row.key}`}
              data-changed={row.before !== row.after || undefined}
              className={row.part === 'total' ? classes.sum : undefined}
            >
              <th scope="row">{label(row, t)}</th>
              <td>{!waiting && shown(row.before, row.unit)}</td>
              <td>{shown(row.after, row.unit)}</td>
              <td>{!waiting && change(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const comparable = ({ terms, termination_date }: ContractRecord): Compared | null =>
  terms && { terms, termination_date };

/** An amendment side by side with the contract before it. */
const WhatChanged = ({ jobId, contract, follows }: Props) => {
  const t = useText();
  const { data, error, refetch } = useQuery(contractQuery(jobId, follows.id));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  const [before, after] = [data && comparable(data), comparable(contract)];
  return (
    <RecordSection id="contract-changes" title={t('contracts:changed.title')}>
      <Box component="p" m="2px 0 8px" c="dimmed">
        {t('contracts:changed.since')}{' '}
        <AnchorLink
          underline="always"
          to={contractHref({ jobId, serviceId: contract.job_service_id }, follows.id)}
        >
          {follows.number}
        </AnchorLink>
      </Box>
      {after && (
        <Table
          rows={compareContracts(before ?? after, after)}
          before={follows.number}
          after={contract.number}
          waiting={!before}
        />
      )}
    </RecordSection>
  );
};

export default WhatChanged;
