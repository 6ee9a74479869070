import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoney, formatNumber, type Say, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { BillingRow, InvoiceDifference } from '../../contract/index.ts';
import { statementHref } from '../addresses.ts';
import classes from './billing.module.css';

const typeWord = ({ reason, type }: InvoiceDifference, t: Say): string =>
  reason === 'billback'
    ? t(`contracts:billback.${type}` as 'contracts:billback.supply')
    : t(`contracts:credit.${type}` as 'contracts:credit.LPC');

const inMoney = new Set<InvoiceDifference['reason']>(['price', 'credit', 'billback']);

const whyText = (difference: InvoiceDifference, t: Say): string => {
  const { reason, type, before, after } = difference;
  const shown = inMoney.has(reason) ? formatMoney : formatNumber;
  return t(`contracts:why.${reason}`, {
    type: type === null ? '' : typeWord(difference, t),
    before: shown(before ?? 0),
    after: shown(after ?? 0),
  });
};

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;

/** Why an invoice differs from that of the month before; each reason with its amount. */
const Why = ({ row }: { row: BillingRow }) => {
  const t = useText();
  return (
    <ul className={classes.why}>
      {row.differences.map((difference) => (
        <li key={`${difference.reason} ${difference.type}`}>
          <span>{whyText(difference, t)}</span> <span>{signed(difference.amount)}</span>
        </li>
      ))}
      {row.recalculated !== null && (
        <li className={classes.warning}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('contracts:billing.recalculated', { amount: formatMoney(row.recalculated) })}
        </li>
      )}
      {row.differences.length === 0 && row.recalculated === null && (
        <li className={classes.same}>{t('contracts:billing.same')}</li>
      )}
    </ul>
  );
};

const Row = ({ row, month }: { row: BillingRow; month: string }) => {
  const { contract, job } = row;
  const of = { jobId: job.id, serviceId: contract.job_service_id };
  return (
    <tr>
      <th scope="row">
        <AnchorLink to={statementHref(of, contract.id, month)}>
          {job.number} – {job.name}
        </AnchorLink>
        <span className={classes.below}>
          {[contract.service.name, contract.number, row.client].join(' · ')}
        </span>
      </th>
      <td data-wide>{formatMoney(row.base)}</td>
      <td data-wide>{formatMoney(0 - row.credited)}</td>
      <td data-wide>{formatMoney(row.billed_back)}</td>
      <td className={classes.invoice}>{formatMoney(row.invoice)}</td>
      <td data-wide>{formatMoney(row.previous)}</td>
      <td className={classes.reasons}>
        <Why row={row} />
      </td>
    </tr>
  );
};

/** One line for each contract; on a phone its reasons stand below it. */
export const BillingTable = ({ rows, month }: { rows: readonly BillingRow[]; month: string }) => {
  const t = useText();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('contracts:titles.contract')}</th>
            <th scope="col" data-wide>
              {t('contracts:basePrice')}
            </th>
            <th scope="col" data-wide>
              {t('contracts:section.credits')}
            </th>
            <th scope="col" data-wide>
              {t('contracts:section.billbacks')}
            </th>
            <th scope="col">{t('contracts:billing.invoice')}</th>
            <th scope="col" data-wide>
              {t('contracts:billing.previous')}
            </th>
            <th scope="col" className={classes.reasons}>
              {t('contracts:billing.why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.contract.id} row={row} month={month} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
