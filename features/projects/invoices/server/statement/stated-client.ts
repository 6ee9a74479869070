import { keptClientId, loadClient } from '#features/sites/clients/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { loadStatedClient, seesInvoiceOf } from './statement-repository.ts';

type Call = { tenant: Tenant; person: Person };

/** A client in scope, or one of whose invoices the person may see one; 404 otherwise. One that was merged is answered by the one
 * that was kept; its id says so. */
export const statedClient = async ({ tenant, person }: Call, asked: number) => {
  const id = await keptClientId(tenant, asked);
  const isInSight = (await loadClient(tenant, id)) || (await seesInvoiceOf(tenant, person, id));
  const found = isInSight ? await loadStatedClient(tenant, id) : undefined;
  if (!found) throw notFound();
  return found;
};
