import { findPaperBrand } from '#features/accounts/organizations/server';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { findInvoice, saveInvoice } from '../invoice/invoice-repository.ts';
import { freezeInvoice } from '../paper/freeze-invoice.ts';
import type { TransitionCall } from './transition-call.ts';

/** Gives an invoice that was issued a number of the year, unless it has one from before, and freezes its paper. Everything else
 * of the transaction comes first, because other invoices wait for their numbers until it ends. A transaction that fails gives
 * the number back, so numbers have no gaps. */
export const numberInvoice = async (
  { tenant, wiring }: TransitionCall,
  { id, number }: StoredInvoice,
  year: number,
): Promise<void> => {
  const brand = await findPaperBrand(tenant);
  if (number === null)
    await saveInvoice(tenant, id, { year, serial: await nextNumber(tenant, `invoice-${year}`) });
  const issued = await findInvoice(tenant, null, id);
  if (issued) await freezeInvoice(tenant, wiring.queue, { invoice: issued, brand });
};
