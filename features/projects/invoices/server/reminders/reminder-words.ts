import type { Locale } from '#platform/contract/fields';
import { shownDate } from '#platform/server/texts/shown-date';
import { shownMoney } from '#platform/server/texts/shown-money';
import { filledText, type InvoiceSettings } from '../../contract/index.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { invoiceTexts } from '../texts.ts';

/** The message of a reminder, in the words of the organization. `days` counts from the due date, below zero before it. */
export const reminderMessage = (
  { text_before, text_after }: Pick<InvoiceSettings, 'text_before' | 'text_after'>,
  { bill_to, number, special_project: project, due_date, ...invoice }: StoredInvoice,
  { days, locale }: { days: number; locale: Locale },
): string =>
  filledText((days < 0 ? text_before : text_after)[locale], {
    client: bill_to.name,
    number: number ?? '',
    project: `${project.number} ${project.title}`,
    total: shownMoney(invoice.total_cents / 100, locale),
    balance: shownMoney((invoice.total_cents - invoice.paid_cents) / 100, locale),
    due_date: due_date === null ? '' : shownDate(due_date),
    payment_link: invoice.payment_page ?? '',
  }).slice(0, 2000);

export const reminderSubject = ({ number, due_date }: StoredInvoice, locale: Locale): string =>
  invoiceTexts(locale)('reminder.subject', {
    number: number ?? '',
    date: due_date === null ? '' : shownDate(due_date),
  });
