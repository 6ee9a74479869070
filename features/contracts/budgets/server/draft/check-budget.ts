import { requireValid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import type { BudgetFields } from '../../contract/index.ts';

const dates = ['effective_from', 'effective_to'] as const;

/** Checks what the schema cannot, and refuses with all errors at once. */
export const checkBudget = (fields: Pick<BudgetFields, (typeof dates)[number]>, today: string): void => {
  const { effective_from: from, effective_to: to } = fields;
  const errors: Record<string, string[]> = {};
  for (const name of dates) {
    const date = fields[name];
    if (date !== null && !isEnterable(date, today)) errors[name] = ['date_range'];
  }
  if (to !== null && to < from) errors.effective_to = ['ends_before_begin'];
  requireValid(errors);
};
