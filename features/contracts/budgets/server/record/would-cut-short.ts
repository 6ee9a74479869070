import { addDays } from '#platform/contract/add-days';
import type { BudgetRecord } from '../../contract/index.ts';
import type { BudgetRow } from '../budget-repository.ts';

const shareDays = (one: BudgetRow, other: BudgetRow): boolean =>
  (one.effective_to === null || one.effective_to >= other.effective_from) &&
  (other.effective_to === null || other.effective_to >= one.effective_from);

const endsBefore = (one: BudgetRow, other: BudgetRow): boolean =>
  one.effective_to !== null && (other.effective_to === null || one.effective_to < other.effective_to);

/** The approved budget that would have to end earlier so that this draft can begin. Null when none has to, when ending one
 * would not be enough, or when this draft ends before it, which would leave later days without a budget. */
export const wouldCutShort = (row: BudgetRow, rows: readonly BudgetRow[]): BudgetRecord['cuts_short'] => {
  if (row.status !== 'draft') return null;
  const [other, ...more] = rows.filter(
    (one) => one.id !== row.id && one.status === 'approved' && shareDays(one, row),
  );
  if (!other || more.length > 0 || other.effective_from >= row.effective_from) return null;
  if (endsBefore(row, other)) return null;
  return { id: other.id, name: other.name, last_day: addDays(row.effective_from, -1) };
};
