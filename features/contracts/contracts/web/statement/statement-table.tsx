import { Box } from '@mantine/core';
import { formatDate, formatMoney, type Translate, useText } from '#platform/web/i18n/index';
import { byPlace } from '#platform/web/ui/index';
import type { Statement } from '../../contract/index.ts';
import { creditBasis } from '../credit-basis.ts';
import classes from './statement.module.css';

type Props = { statement: Statement; noticeDays: number };

const daysText = (days: number, { days_in_month: all }: Statement, t: Translate): string =>
  t('contracts:statement.daysOf', { days: String(days), all: String(all) });

/** How the amount of a line is calculated from that of a whole month. */
const Basis = ({ whole, days, statement }: { whole: string; days: number; statement: Statement }) => {
  const t = useText();
  return (
    <Box component="span" display="block" c="dimmed" fz={13}>
      {days === statement.days_in_month ? whole : `${whole} × ${daysText(days, statement, t)}`}
    </Box>
  );
};

type Charging<L> = { lines: readonly L[]; nameOf: (line: L) => string; statement: Statement };

/** Prices or bill-backs, for the days on which the contract is in force. */
const Charged = <L extends { monthly: number; amount: number }>({ lines, nameOf, statement }: Charging<L>) =>
  byPlace(lines).map(([at, line]) => (
    <tr key={at}>
      <th scope="row">
        {nameOf(line)}
        {statement.days !== statement.days_in_month && (
          <Basis whole={formatMoney(line.monthly)} days={statement.days} statement={statement} />
        )}
      </th>
      <td>{formatMoney(line.amount)}</td>
    </tr>
  ));

const Credits = ({ statement }: { statement: Statement }) => {
  const t = useText();
  return byPlace(statement.credits).map(([nth, credit]) =>
    credit.lines.length === 0 ? (
      <tr key={nth} className={classes.soft}>
        <th scope="row">
          {t(`contracts:credit.${credit.type}`)}
          <Box component="span" display="block" c="dimmed" fz={13}>
            {t('contracts:statement.nothing')}
          </Box>
        </th>
        <td>{formatMoney(0)}</td>
      </tr>
    ) : (
      byPlace(credit.lines).map(([at, line]) => (
        <tr key={`${nth} ${at}`}>
          <th scope="row">
            {[
              t(`contracts:credit.${credit.type}`),
              line.rooms && `${line.rooms.building}, ${line.rooms.floor}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            <Basis
              whole={creditBasis(credit, line.sqft, t) ?? formatMoney(credit.rate)}
              days={line.days}
              statement={statement}
            />
            <Box component="span" display="block" c="dimmed" fz={13}>
              {formatDate(line.from)} – {formatDate(line.to)}
            </Box>
          </th>
          <td>{formatMoney(0 - line.amount)}</td>
        </tr>
      ))
    ),
  );
};

const Sum = ({ label, amount, grand }: { label: string; amount: number; grand?: boolean }) => (
  <tr className={grand ? classes.grand : classes.sum}>
    <th scope="row">{label}</th>
    <td>{formatMoney(amount)}</td>
  </tr>
);

/** A statement from its prices to the invoice; every amount shows how it is calculated. */
export const StatementTable = ({ statement, noticeDays }: Props) => {
  const t = useText();
  const { pricing, billbacks, days, from, to } = statement;
  return (
    <>
      <table className={classes.statement}>
        <caption>
          {formatDate(from)} – {formatDate(to)} · {daysText(days, statement, t)}
        </caption>
        <tbody>
          <Charged
            lines={pricing}
            nameOf={({ type, note }) => [t(`contracts:pricing.${type}`), note].filter(Boolean).join(' · ')}
            statement={statement}
          />
          <Sum label={t('contracts:basePrice')} amount={statement.base} />
        </tbody>
        <tbody>
          <Credits statement={statement} />
          <Sum label={t('contracts:statement.net')} amount={statement.net} />
        </tbody>
        <tbody>
          <Charged
            lines={billbacks}
            nameOf={({ type }) => t(`contracts:billback.${type}`)}
            statement={statement}
          />
          <Sum label={t('contracts:statement.invoice')} amount={statement.invoice} grand />
        </tbody>
      </table>
      <Box component="p" maw={800} m="12px 0" c="dimmed">
        {t('contracts:statement.noticeRule', { count: noticeDays })}
      </Box>
    </>
  );
};
