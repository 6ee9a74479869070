import { requireValid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import type { PlanFields } from '../../contract/index.ts';

/** Checks what the schema cannot. `known` holds the ids of the lines of the plan. */
export const checkPlan = (fields: PlanFields, today: string, known: readonly number[]): void => {
  const errors: Record<string, string[]> = {};
  if (!isEnterable(fields.effective_from, today)) errors.effective_from = ['date_range'];
  const seen = new Set<number>();
  for (const [at, { id }] of fields.lines.entries()) {
    if (id === undefined) continue;
    if (!known.includes(id) || seen.has(id)) errors[`lines.${at}.id`] = ['plan_line_unknown'];
    seen.add(id);
  }
  requireValid(errors);
};
