import { Box, Button, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, formatMoney, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { AnchorLink } from '#platform/web/routing/index';
import type { BillingRow, InvoiceDifference } from '../../contract/index.ts';
import { statementHref } from '../addresses.ts';
import classes from './billing.module.css';

const typeWord = ({ reason, type }: InvoiceDifference, t: Translate): string =>
  reason === 'billback'
    ? t(`contracts:billback.${type}` as 'contracts:billback.supply')
    : t(`contracts:credit.${type}` as 'contracts:credit.LPC');

const inMoney = new Set<InvoiceDifference['reason']>(['price', 'credit', 'billback']);

const whyText = (difference: InvoiceDifference, t: Translate): string => {
  const { reason, type, before, after } = difference;
  const shown = inMoney.has(reason) ? formatMoney : formatNumber;
  return t(`contracts:why.${reason}`, {
    type: type === null ? '' : typeWord(difference, t),
    before: shown(before ?? 0),
    after: shown(after ?? 0),
  });
};

/** Whether there is nothing to say of an invoice. */
export const isUnchanged = (row: BillingRow): boolean =>
  row.recalculated === null &&
  row.vacancy_gap === null &&
  [row.differences, row.corrections, row.corrected].every((list) => list.length === 0);

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;

type Correct = (row: BillingRow) => void;

/** Why an invoice differs from that of the month before, each reason with its amount; what it corrects, and how it was
 * corrected. */
const Why = ({ row, onCorrect }: { row: BillingRow; onCorrect: Correct | undefined }) => {
  const t = useText();
  return (
    <Box component="ul" className={classes.why} p={0}>
      {row.differences.map((difference) => (
        <Group
          component="li"
          key={`${difference.reason} ${difference.type}`}
          gap="0 12px"
          align="stretch"
          justify="space-between"
          wrap="nowrap"
        >
          <span>{whyText(difference, t)}</span> <span>{signed(difference.amount)}</span>
        </Group>
      ))}
      {row.corrections.map(({ id, month, amount, reason }) => (
        <li key={id}>
          <span>{t('contracts:billing.correctionOf', { month: monthInWords(month), reason })}</span>{' '}
          <span>{signed(amount)}</span>
        </li>
      ))}
      {row.corrected.map(({ id, at, amount, reason, billed_with: with_ }) => (
        <li key={id}>
          <span>
            {t(with_ === null ? 'contracts:billing.correctedNext' : 'contracts:billing.correctedWith', {
              date: formatDate(at),
              month: with_ === null ? '' : monthInWords(with_),
              reason,
            })}
          </span>{' '}
          <span>{signed(amount)}</span>
        </li>
      ))}
      {row.recalculated !== null && (
        <li className={classes.warning}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('contracts:billing.recalculated', { amount: formatMoney(row.recalculated) })}
          {onCorrect && (
            <Button size="compact-sm" variant="default" onClick={() => onCorrect(row)}>
              {t('contracts:billing.correct')}
            </Button>
          )}
        </li>
      )}
      {row.vacancy_gap && (
        <li className={classes.warning}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('contracts:gap.text', {
            agreed: formatNumber(row.vacancy_gap.agreed),
            recorded: formatNumber(row.vacancy_gap.recorded),
          })}
        </li>
      )}
      {isUnchanged(row) && <li className={classes.same}>{t('contracts:billing.same')}</li>}
    </Box>
  );
};

const Row = ({
  row,
  month,
  onCorrect,
}: {
  row: BillingRow;
  month: string;
  onCorrect: Correct | undefined;
}) => {
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
        <Why row={row} onCorrect={onCorrect} />
      </td>
    </tr>
  );
};

type Props = {
  rows: readonly BillingRow[];
  month: string;
  /** Undefined for people who may not correct an approved invoice. */
  onCorrect: Correct | undefined;
};

/** One line for each contract; on a phone its reasons stand below it. */
export const BillingTable = ({ rows, month, onCorrect }: Props) => {
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
            <Row key={row.contract.id} row={row} month={month} onCorrect={onCorrect} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
