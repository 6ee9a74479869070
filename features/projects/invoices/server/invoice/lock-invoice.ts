import { loadProject } from '#features/projects/special-projects/server';
import { type MessageRef, notFound, stale } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { StoredInvoice } from './columns-sql-repository.ts';
import { loadInvoice } from './invoice-repository.ts';
import { presentInvoice } from './present-invoice.ts';

type Call = { tenant: Tenant; person: Person; now: Date; say: (messageRef: MessageRef) => string };

/** An invoice that the person may see. Locks its project, and thereby all invoices of the project. 409 when somebody has
 * saved the invoice since `readAt`. */
export const lockInvoice = async (call: Call, id: number, readAt?: string): Promise<StoredInvoice> => {
  const { tenant, person } = call;
  const seen = await loadInvoice(tenant, person, id);
  if (!seen) throw notFound();
  await loadProject(tenant, null, seen.special_project_id, { lock: true });
  const invoice = await loadInvoice(tenant, person, id);
  if (!invoice) throw notFound();
  if (readAt !== undefined && readAt !== invoice.updated_at) throw stale(await presentInvoice(call, id));
  return invoice;
};
