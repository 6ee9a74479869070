import { Box } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDate, formatMoney, formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import {
  type AgreedPrice,
  type BudgetCost,
  type Margin,
  minMargin,
  usualLaborShare,
} from '../../contract/index.ts';
import classes from './cost.module.css';

export type CostShown = {
  cost: BudgetCost;
  price: AgreedPrice | null;
  margin: Margin | null;
  /** The margin after start-up has ended. */
  marginAfter: Margin | null;
  /** The last day on which start-up counts; null while the budget has no first day. */
  startUpUntil: string | null;
};

export const percentText = (percent: number | null): string =>
  percent === null ? '–' : formatPercent(percent / 100, 1);

/** Says what is outside the usual range. It prevents nothing. */
export const MarginNotes = ({ margin }: { margin: Margin | null }) => {
  const t = useText();
  const values = {
    min: formatPercent(minMargin / 100),
    from: formatPercent(usualLaborShare.from / 100),
    to: formatPercent(usualLaborShare.to / 100),
  };
  return (
    <div role="status">
      {margin?.notes.map((note) => (
        <Columns
          component="p"
          key={note}
          columns="18px minmax(0, 1fr)"
          gap="xs"
          align="start"
          m="12px 0 0"
          c="var(--cora-warning)"
        >
          <IconAlertTriangle size={18} aria-hidden />
          {t(`budgets:note.${note}`, values)}
        </Columns>
      ))}
    </div>
  );
};

/** The cost of a month by type, and the margin that the price leaves. */
export const CostTable = ({ cost, price, margin, marginAfter, startUpUntil }: CostShown) => {
  const t = useText();
  const row = (word: string, value: string, kind?: string) => (
    <tr className={kind}>
      <th scope="row">{word}</th>
      <td>{value}</td>
    </tr>
  );
  return (
    <>
      <table className={classes.cost}>
        <caption>{t('budgets:section.cost')}</caption>
        <tbody>
          {cost.by_type.map(({ type, amount }) => (
            <tr key={type}>
              <th scope="row">{t(`budgets:type.${type}`)}</th>
              <td>{formatMoney(amount)}</td>
            </tr>
          ))}
          {row(
            t(cost.startup > 0 ? 'budgets:cost.totalFirst' : 'budgets:cost.total'),
            formatMoney(cost.total),
            classes.sum,
          )}
          {cost.startup > 0 &&
            row(
              startUpUntil
                ? t('budgets:cost.afterFrom', { date: formatDate(startUpUntil) })
                : t('budgets:cost.after'),
              formatMoney(cost.running),
            )}
          {row(t('budgets:cost.hours'), formatNumber(cost.monthly_hours))}
        </tbody>
        {price && margin && (
          <tbody>
            <tr>
              <th scope="row">
                {t('budgets:price.net')}{' '}
                <Box component="span" c="dimmed">
                  {t('budgets:price.of', { number: price.number })}
                </Box>
              </th>
              <td>{formatMoney(price.net)}</td>
            </tr>
            {row(t('budgets:price.left'), formatMoney(margin.left))}
            {row(t('budgets:price.margin'), percentText(margin.margin_pct), classes.sum)}
            {marginAfter && row(t('budgets:price.marginAfter'), percentText(marginAfter.margin_pct))}
            {row(t('budgets:price.laborShare'), percentText(margin.labor_share_pct))}
          </tbody>
        )}
      </table>
      {!price && (
        <Box component="p" m="8px 0 0" c="dimmed">
          {t('budgets:price.none')}
        </Box>
      )}
      <MarginNotes margin={margin} />
    </>
  );
};
