import { freezePaper, serializePaper } from '#features/accounts/files/server';
import type { PaperBrand } from '#features/accounts/organizations/server';
import { locale as locales } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Queue } from '#platform/server/queue/queue';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { invoicePaper } from './invoice-paper.ts';
import { insertPaper } from './papers-repository.ts';

/** Stores what the paper says now, in each language. The PDF files are made from it after the commit. */
export const freezeInvoice = async (
  tenant: Tenant,
  queue: Queue,
  { invoice, brand }: { invoice: StoredInvoice; brand: PaperBrand },
): Promise<void> => {
  await Promise.all(
    locales.options.map(async (locale) => {
      const draft = serializePaper(invoicePaper(invoice, brand, locale));
      const paperId = await insertPaper(tenant, { invoice_id: invoice.id, locale, draft });
      await freezePaper(tenant, queue, 'invoice', paperId);
    }),
  );
};
