import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { billbackTypes, creditMethods, creditTypes, markupTypes, pricingTypes } from './lines.ts';

/** Maximum number of lines of one kind. */
const maxLines = 50;

const money = z.number().min(0).max(9_999_999.99).multipleOf(0.01, 'two_decimals');

const squareFeet = z.int().min(0).max(99_999_999).nullable().default(null);

const pricingInput = z.strictObject({
  type: z.enum(pricingTypes),
  amount: money,
  period: z.literal('month').default('month'),
  note: field.comment.default(''),
});

/** What answers calculate for a line: one that was read can be sent back, and the server calculates it anew. */
const calculated = { amount: z.number().optional() };

/** Maximum rate by method: dollars per square foot, percent, or dollars. */
const maxRate = { per_sqft: 999.9999, percent: 100, fixed: 9_999_999.99 } as const;

const creditInput = z
  .strictObject({
    type: z.enum(creditTypes),
    method: z.enum(creditMethods),
    rate: z.number().min(0).multipleOf(0.0001, 'four_decimals'),
    sqft: squareFeet,
    base: z.enum(['all', 'labor']).default('all'),
    from: field.date.nullable().default(null),
    to: field.date.nullable().default(null),
    ...calculated,
    agreed_sqft: z.int().optional(),
    in_force: z.boolean().optional(),
    above_average: z.boolean().optional(),
  })
  .superRefine(({ method, rate, from, to }, context) => {
    if (rate > maxRate[method]) {
      const maximum = maxRate[method];
      context.addIssue({ code: 'too_big', origin: 'number', maximum, inclusive: true, path: ['rate'] });
    }
    if (from && to && to < from) {
      context.addIssue({ code: 'custom', path: ['to'], message: 'ends_before_begin' });
    }
  })
  .transform(
    ({
      amount: _amount,
      agreed_sqft: _agreed,
      in_force: _inForce,
      above_average: _aboveAverage,
      ...credit
    }) => credit,
  );

const billbackInput = z
  .strictObject({
    type: z.enum(billbackTypes),
    cost: money,
    markup_type: z.enum(markupTypes),
    markup: money,
    period: z.literal('month').default('month'),
    ...calculated,
  })
  .superRefine(({ markup_type, markup }, context) => {
    if (markup_type === 'percentage' && markup > 500) {
      context.addIssue({
        code: 'too_big',
        origin: 'number',
        maximum: 500,
        inclusive: true,
        path: ['markup'],
      });
    }
  })
  .transform(({ amount: _amount, ...billback }) => billback);

export const contractNumber = field.oneLine.min(1).max(20, 'character_limit_exceeded');

/** What people enter of a draft. */
export const contractFields = {
  number: contractNumber,
  start_date: field.date,
  termination_date: field.date.nullable().default(null),
  auto_renew: z.boolean().default(false),
  renewal_month: z.int().min(1).max(12).nullable().default(null),
  renewal_notice_days: z.int().min(0).max(365).default(60),
  term_months: z.int().min(1).max(600).nullable().default(null),
  signed_at: field.date.nullable().default(null),
  gross_cleanable_sqft: squareFeet,
  occupied_sqft: squareFeet,
  vacant_sqft: squareFeet,
  vacant_full_sqft: squareFeet,
  days_per_week: z.int().min(1).max(7),
  pricing: z.array(pricingInput).max(maxLines).default([]),
  credits: z.array(creditInput).max(maxLines).default([]),
  billbacks: z.array(billbackInput).max(maxLines).default([]),
  escalator_pct: z.number().min(0).max(100).multipleOf(0.01, 'two_decimals').default(0),
  notes: field.longText.default(''),
  winteam_customer_number: field.oneLine.min(1).max(8, 'character_limit_exceeded').nullable().default(null),
};

export type ContractFields = z.output<z.ZodObject<typeof contractFields>>;

/** What the escalator of a contract raises in an amendment. */
export const escalated = {
  /** The prices. Without them nothing else is raised. */
  escalate: z.boolean().default(false),
  /** Rates and amounts of credits too. */
  escalate_credits: z.boolean().default(false),
  /** Costs and mark-ups of bill-backs too. */
  escalate_billbacks: z.boolean().default(false),
};
