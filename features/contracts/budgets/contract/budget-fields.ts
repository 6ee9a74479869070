import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { detailPeriods, detailTypes, detailUnits } from './details.ts';

/** Maximum number of lines of a budget. */
export const maxDetails = 100;

const money = z.number().min(0).max(9_999_999.99).multipleOf(0.01, 'two_decimals');

const detailInput = z
  .strictObject({
    type: z.enum(detailTypes),
    unit: z.enum(detailUnits),
    period: z.enum(detailPeriods),
    quantity: z.number().min(0).max(99_999.99).multipleOf(0.01, 'two_decimals').nullable().default(null),
    amount: money.nullable().default(null),
    wage_rate: z.number().min(0).max(999.99).multipleOf(0.01, 'two_decimals').nullable().default(null),
    staffing_plan_id: field.id.nullable().default(null),
    note: field.comment.default(''),
    /** What it costs in a month, as answers have it: a line that was read can be sent back, and the server calculates it anew. */
    monthly: z.number().optional(),
  })
  .superRefine((detail, context) => {
    const { type, unit, period } = detail;
    const needed = unit === 'hours' ? (['quantity', 'wage_rate'] as const) : (['amount'] as const);
    for (const name of needed) {
      if (detail[name] === null) context.addIssue({ code: 'custom', path: [name], message: 'required' });
    }
    if (unit === 'hours' && type !== 'labor')
      context.addIssue({ code: 'custom', path: ['unit'], message: 'budget_hours_of_labor' });
    if (type === 'supply_startup' && period !== 'month')
      context.addIssue({ code: 'custom', path: ['period'], message: 'budget_startup_once' });
  })
  .transform(({ monthly: _monthly, ...detail }) => detail);

/** What people enter of a draft. */
export const budgetFields = {
  name: field.name,
  effective_from: field.date,
  effective_to: field.date.nullable().default(null),
  burden_pct: z.number().min(0).max(100).multipleOf(0.01, 'two_decimals'),
  days_per_week: z.int().min(1).max(7),
  details: z.array(detailInput).max(maxDetails).default([]),
  notes: field.longText.default(''),
};

export type BudgetFields = z.output<z.ZodObject<typeof budgetFields>>;
