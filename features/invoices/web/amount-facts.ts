import { formatDate, formatMoney, type Say } from '#platform/web/i18n/index';
import type { InvoiceRow } from '../contract/index.ts';

/** What it comes to, what of it is open, and until when. */
export const amountFacts = ({ total, balance, due_date }: InvoiceRow, t: Say): string[] => [
  formatMoney(total),
  ...(balance > 0 && balance < total ? [t('invoices:record.open', { amount: formatMoney(balance) })] : []),
  ...(due_date === null ? [] : [t('invoices:record.due', { date: formatDate(due_date) })]),
];
