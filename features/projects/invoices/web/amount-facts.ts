import { formatDate, formatMoney, type Say } from '#platform/web/i18n/index';
import type { InvoiceRow } from '../contract/index.ts';

/** The total, what is still open of it, and the due date. */
export const amountFacts = ({ total, balance, due_date }: InvoiceRow, t: Say): string[] => [
  formatMoney(total),
  ...(balance > 0 && balance < total ? [t('invoices:record.open', { amount: formatMoney(balance) })] : []),
  ...(due_date === null ? [] : [t('invoices:record.due', { date: formatDate(due_date) })]),
];
