import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { readAmount } from '#platform/contract/read-amount';
import { tidy } from '#platform/contract/tidy';
import { invoiceTypes, priceBases, projectTypes, units } from './project-enums.ts';
import { lineCents } from './project-price.ts';

const maxLines = 50;

const maxTenants = 20;

const amount = z.number().min(0).max(9_999_999.99).multipleOf(0.01, 'two_decimals');

/** A number, or what somebody typed with thousands separators. */
const price = z.union(
  [
    amount,
    z
      .string()
      .max(20)
      .transform((text) => readAmount(text))
      .pipe(amount),
  ],
  { error: 'number_format' },
);

export const scopeLine = z.strictObject({
  description: field.oneLine.min(1).max(500, 'character_limit_exceeded'),
  quantity: z.number().min(0).max(99_999.99).multipleOf(0.01, 'two_decimals'),
  unit_of_measure: z.enum(units),
  unit_price: amount,
});

export type ScopeLine = z.output<typeof scopeLine>;

/** Quantity times price, as answers have it: a line that was read can be sent back. */
export const amountField = { amount: z.number().nullable().optional() };

/** Whether the amount of a line, where one is sent, is what the line comes to. */
export const isAmountOf = ({ amount: stated, ...line }: ScopeLine & { amount?: number | null | undefined }) =>
  stated === undefined || stated === null || stated === lineCents(line) / 100;

export const wrongAmount = { path: ['amount'], message: 'project_line_amount' };

const enteredLine = scopeLine
  .extend(amountField)
  .refine(isAmountOf, wrongAmount)
  .transform(({ amount: _amount, ...line }) => line);

export const costEstimate = z.strictObject({
  labor_hours: z.number().min(0).max(99_999.99).multipleOf(0.01, 'two_decimals').default(0),
  labor: amount.default(0),
  supply: amount.default(0),
  equipment: amount.default(0),
  subcontract: amount.default(0),
});

const short = (max: number) => field.oneLine.max(max, 'character_limit_exceeded').nullable().default(null);

/** A type of project, in upper or lower case. */
export const typedType = z.string().trim().toLowerCase().pipe(z.enum(projectTypes));

/** Says that a field is missing in the words of special projects. */
export const missingMessage = (code: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined || input === null ? code : undefined),
});

/** What people enter, beside the client. */
export const projectFields = {
  job_id: field.id.nullable().default(null),
  building_id: field.id.nullable().default(null),
  /** Tenants of the building whom the work concerns. */
  building_tenant_ids: z.array(field.id).max(maxTenants).default([]),
  /** Empty: the beginning of the description. */
  title: field.oneLine.max(150, 'character_limit_exceeded').default(''),
  description: z
    .string(missingMessage('project_description_required'))
    .overwrite(tidy)
    .trim()
    .min(1, 'project_description_required')
    .max(2000, 'character_limit_exceeded'),
  projectType: typedType,
  /** The vendor who does the work; for the type subcontract. */
  vendor_id: field.id.nullable().default(null),
  scope_lines: z.array(enteredLine).max(maxLines).default([]),
  /** Replaces the sum of the lines. */
  price: price.nullable().default(null),
  price_basis: z.enum(priceBases).default('total'),
  cost_estimate: costEstimate.prefault({}),
  /** Minutes. */
  additional_time: z.int().min(15).max(960).multipleOf(15, 'project_quarters').nullable().default(null),
  invoice_type: z.enum(invoiceTypes).nullable().default(null),
  po_number: short(40),
  requested_by: short(100),
  /** Where the wish came from, in the words of the organization. */
  source: short(100),
  scheduled_date: field.date.nullable().default(null),
  scheduled_time: field.wallTime.nullable().default(null),
  due_date: field.date.nullable().default(null),
  internal_notes: field.longText.default(''),
};

export type ProjectFields = z.output<z.ZodObject<typeof projectFields>>;
