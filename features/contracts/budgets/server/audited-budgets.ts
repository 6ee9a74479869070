import { z } from 'zod';
import { planReaders } from '#features/contracts/staffing-plans/contract';
import type { Locale } from '#platform/contract/fields';
import { type Audited, auditWords } from '#platform/server/audit/audited';
import { shownMoney } from '#platform/server/texts/shown-money';
import { type BudgetDetail, budgetDetail } from '../contract/index.ts';
import { budgetTexts } from './texts.ts';

const describeDetail = (
  { type, unit, quantity, amount, wage_rate }: BudgetDetail,
  locale: Locale,
): string => {
  const word = budgetTexts(locale)(`type.${type}`);
  return unit === 'hours'
    ? `${word} ${quantity ?? 0} h × ${shownMoney(wage_rate ?? 0, locale)}`
    : `${word} ${shownMoney(amount ?? 0, locale)}`;
};

const lines = z.array(budgetDetail);

/** The lines of a budget as the audit log says them: `Labor 200 h × $17.00, Supplies $1,600.00`. */
const describeDetails = (value: unknown, locale: Locale): string =>
  (lines.safeParse(value).data ?? []).map((line) => describeDetail(line, locale)).join(', ') || '–';

/** What the audit log says about budgets, to people who may read them. */
export const auditedBudgets = {
  budget: {
    flags: planReaders,
    records: { table: 'budgets', name: 'r.name', of: 'job_service_id' },
    words: auditWords(budgetTexts, {
      fields: {
        name: 'field.name',
        copy_of: 'field.copy_of',
        effective_from: 'field.effective_from',
        effective_to: 'field.effective_to',
        burden_pct: 'field.burden_pct',
        days_per_week: 'field.days_per_week',
        details: 'section.details',
        notes: 'field.notes',
      },
      values: { status: 'status' },
      described: { details: describeDetails },
    }),
  },
} as const satisfies Readonly<Record<string, Audited>>;
