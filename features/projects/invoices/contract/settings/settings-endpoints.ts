import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { paymentLink } from '../invoice/invoice-fields.ts';
import { unknownField } from './reminder-text.ts';

export const maxDaysBefore = 30;

export const maxDaysAfter = 365;

const rising = (days: readonly number[]): boolean =>
  days.every((day, at) => at === 0 || day > (days[at - 1] ?? 0));

/** Characters. Less than the 2,000 of an email message, to leave room for what the placeholders stand for. */
export const longestReminder = 1500;

const text = field.longText
  .max(longestReminder, 'character_limit_exceeded')
  .min(1, 'required')
  .refine((template) => unknownField(template) === undefined, 'invoice_reminder_field');

const texts = z.strictObject({ en: text, es: text });

const rules = {
  /** The page where clients pay, unless an invoice has another one. */
  payment_link: paymentLink.nullable(),
  /** Clients are reminded by email of what they owe. */
  reminders: z.boolean(),
  /** Null: no reminder before the due date. */
  days_before: z.int().min(1).max(maxDaysBefore).nullable(),
  days_after: z.array(z.int().min(1).max(maxDaysAfter)).max(3).refine(rising, 'invoice_days_rising'),
  text_before: texts,
  text_after: texts,
};

export const invoiceSettings = z.object({
  ...rules,
  text_before: z.object({ en: z.string(), es: z.string() }),
  text_after: z.object({ en: z.string(), es: z.string() }),
  updated_at: z.string(),
});

export type InvoiceSettings = z.infer<typeof invoiceSettings>;

const access = { all: ['hasAccessAdminCompanySettings'] } as const;

export const invoiceSettingsEndpoints = {
  getInvoiceSettings: endpoint({
    method: 'GET',
    path: '/special-project/invoices/settings',
    summary: 'Where clients pay invoices, and when and how they are reminded of them',
    access,
    answer: invoiceSettings,
  }),
  updateInvoiceSettings: endpoint({
    method: 'PUT',
    path: '/special-project/invoices/settings',
    summary: 'Save them; the payment page counts for drafts and for what is issued from now on',
    access,
    body: z.strictObject({ ...rules, updated_at: field.updatedAt }),
    answer: invoiceSettings,
    rate: 'write',
    audit: 'invoice-settings.updated',
  }),
};
