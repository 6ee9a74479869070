import type { ClientContact } from '#features/sites/clients/contract';
import { contactsOf, loadClient } from '#features/sites/clients/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';

/** A contact of a client in scope, or 404. */
export const openContact = async (
  tenant: Tenant,
  { id, contactId }: { id: number; contactId: number },
): Promise<ClientContact> => {
  if (!(await loadClient(tenant, id))) throw notFound();
  const contact = (await contactsOf(tenant, [id])).find((one) => one.id === contactId);
  if (!contact) throw notFound();
  return contact;
};
