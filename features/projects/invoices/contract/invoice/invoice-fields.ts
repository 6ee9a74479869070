import { z } from 'zod';
import { units } from '#features/projects/special-projects/contract';
import * as field from '#platform/contract/fields';
import { lineCents } from './invoice-totals.ts';

const maxLines = 100;

/** Maximum dollars of a line, a discount or all lines of an invoice. */
const max = 9_999_999.99;

export const amount = z.number().min(0).max(max).multipleOf(0.01, 'two_decimals');

/** A payment: at most the lines with as much tax. */
export const paid = z
  .number()
  .min(0.01)
  .max(2 * max)
  .multipleOf(0.01, 'two_decimals');

export const invoiceLine = z
  .strictObject({
    description: field.oneLine.min(1, 'required').max(500, 'character_limit_exceeded'),
    quantity: z.number().min(0).max(99_999.99).multipleOf(0.01, 'two_decimals'),
    unit_of_measure: z.enum(units),
    unit_price: z.number().min(0).max(max).multipleOf(0.0001, 'invoice_four_decimals'),
    taxable: z.boolean().default(true),
    /** The occurrence that it bills. */
    task_id: field.id.nullable().default(null),
    /** Quantity times price, as answers have it: a line that was read can be sent back. */
    amount: z.number().optional(),
  })
  .refine(({ quantity, unit_price }) => quantity * unit_price <= max, {
    path: ['unit_price'],
    message: 'invoice_line_too_high',
  })
  .refine(({ amount: stated, ...line }) => stated === undefined || stated === lineCents(line) / 100, {
    path: ['amount'],
    message: 'invoice_line_amount',
  })
  .transform(({ amount: _amount, ...line }) => line);

export type InvoiceLine = z.output<typeof invoiceLine>;

/** A host without user name and password, then a path, a query or nothing. */
const paymentAddress = /^https:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/i;

/** The address of a page where clients pay, normalized as browsers write it; only https. */
export const paymentLink = z
  .string()
  .trim()
  .max(500, 'character_limit_exceeded')
  .regex(paymentAddress, 'invoice_https_only')
  .pipe(z.url({ normalize: true, error: 'invoice_https_only' }).max(500, 'character_limit_exceeded'));

/** What people enter of a draft. */
export const invoiceFields = {
  /** The month that is billed, where the project is billed by month. */
  period: z.strictObject({ from: field.date, to: field.date }).nullable().default(null),
  po_number: field.oneLine.max(40, 'character_limit_exceeded').nullable().default(null),
  lines: z.array(invoiceLine).max(maxLines).default([]),
  discount: amount.default(0),
  /** Percent: 8.875 is 8.875 %. The rate of the client when left out. */
  tax_rate: z.number().min(0).max(100).multipleOf(0.001, 'three_decimals').optional(),
  notes: field.longText.default(''),
  payment_link: paymentLink.nullable().default(null),
  /** Why the subtotal is more than what is left of the price. */
  over_reason: field.longText.nullable().default(null),
};

export type InvoiceFields = z.output<z.ZodObject<typeof invoiceFields>>;
