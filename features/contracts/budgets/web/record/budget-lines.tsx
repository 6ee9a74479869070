import { Box, Paper } from '@mantine/core';
import { contractHref } from '#features/contracts/contracts/web';
import {
  formatDate,
  formatFactor,
  formatMoney,
  formatPercent,
  type Translate,
  useText,
} from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { byPlace, type Fact, RecordFacts, RecordLayout, RecordSection } from '#platform/web/ui/index';
import { type BudgetRecord, costOfMonth } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import classes from '../cost/cost.module.css';
import { CostTable } from '../cost/cost-table.tsx';
import { PriceFinder } from '../cost/price-finder.tsx';
import { lineText } from './line-text.ts';

const factsOf = (budget: BudgetRecord, of: Of, t: Translate): Fact[] => [
  [t('budgets:field.effective_from'), formatDate(budget.effective_from)],
  [t('budgets:field.effective_to'), budget.effective_to && formatDate(budget.effective_to)],
  [t('budgets:field.burden_pct'), formatPercent(budget.burden_pct / 100, 2)],
  [t('budgets:field.days_per_week'), String(budget.days_per_week)],
  [t('budgets:field.weeks_per_month'), formatFactor(budget.weeks_per_month)],
  [t('budgets:field.approved_at'), budget.approved_at && formatDate(budget.approved_at)],
  [
    t('budgets:price.net'),
    budget.price && (
      <AnchorLink key="contract" to={contractHref(of, budget.price.contract_id)}>
        {t('budgets:price.of', { number: budget.price.number })}
      </AnchorLink>
    ),
  ],
];

/** A budget that is no draft: read, not edited. */
export const BudgetLines = ({ of, budget }: { of: Of; budget: BudgetRecord }) => {
  const t = useText();
  const { cost, price, margin, margin_after: marginAfter } = budget;
  return (
    <RecordLayout facts={<RecordFacts facts={factsOf(budget, of, t)} />} description={budget.notes || null}>
      <RecordSection id="budget-details" title={t('budgets:section.details')} titleSpace="sm">
        <table className={classes.cost}>
          <tbody>
            {byPlace(budget.details).map(([at, detail]) => (
              <tr key={at}>
                <th scope="row">
                  {[t(`budgets:type.${detail.type}`), detail.note].filter(Boolean).join(' · ')}{' '}
                  <Box component="span" c="dimmed">
                    {lineText(detail, t)}
                  </Box>
                </th>
                <td>{formatMoney(detail.monthly)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </RecordSection>
      <Paper p="md">
        <CostTable
          cost={cost}
          price={price}
          margin={margin}
          marginAfter={marginAfter}
          startUpUntil={budget.startup_until}
        />
        <PriceFinder cost={costOfMonth(cost, budget.counts_startup).total} />
      </Paper>
    </RecordLayout>
  );
};
