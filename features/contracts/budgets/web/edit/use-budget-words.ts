import { formatMoney, useText } from '#platform/web/i18n/index';
import type { BudgetValues } from './budget-values.ts';

const fields = ['name', 'effective_from', 'effective_to', 'burden_pct', 'days_per_week', 'notes'] as const;

/** Labels and values of a budget in words, for the comparison after a stale save. */
export const useBudgetWords = () => {
  const t = useText();
  return {
    labels: {
      ...(Object.fromEntries(fields.map((name) => [name, t(`budgets:field.${name}`)])) as Record<
        (typeof fields)[number],
        string
      >),
      details: t('budgets:section.details'),
    },
    shown: (values: BudgetValues) => ({
      ...values,
      details: values.details
        .map(({ type, unit, quantity, amount, wage_rate }) =>
          unit === 'hours'
            ? `${t(`budgets:type.${type}`)} ${quantity || 0} h × ${formatMoney(wage_rate || 0)}`
            : `${t(`budgets:type.${type}`)} ${formatMoney(amount || 0)}`,
        )
        .join(', '),
    }),
  };
};
