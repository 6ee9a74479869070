import { toHundredths, toThousandths } from '#platform/contract/money';
import { type BillTo, type InvoiceFields, invoiceTotals } from '../../contract/index.ts';
import type { StoredBilledProject } from '../billed/billed-project-repository.ts';
import type { StoredInvoice } from './columns-sql-repository.ts';

/** Whole cents. */
export type Totals = ReturnType<typeof invoiceTotals>;

/** The entered fields with their totals. Without an entered tax rate, the rate of the client applies. */
export const settled = (
  { tax_rate, period, over_reason, ...fields }: InvoiceFields,
  { tax_rate: ofClient }: Pick<StoredBilledProject, 'tax_rate'>,
) => {
  const rate = tax_rate === undefined ? ofClient : toThousandths(tax_rate);
  return {
    ...fields,
    period_from: period?.from ?? null,
    over_reason: over_reason || null,
    tax_rate: rate,
    discount: toHundredths(fields.discount),
    ...invoiceTotals(fields.lines, toHundredths(fields.discount), rate),
  };
};

type Settled = ReturnType<typeof settled>;

/** The same fields, read from a stored invoice. */
export const settledOf = (invoice: StoredInvoice): Settled => ({
  ...invoice,
  discount: invoice.discount_cents,
  subtotal: invoice.subtotal_cents,
  tax: invoice.tax_cents,
  total: invoice.total_cents,
});

export const columnsOf = ({ lines, ...fields }: Settled) => ({ ...fields, lines: JSON.stringify(lines) });

/** Name and addresses of the client at present. */
export const billToOf = (project: StoredBilledProject): BillTo => ({
  name: project.client_name,
  account_number: project.account_number,
  address: project.address,
  emails: project.emails,
});
