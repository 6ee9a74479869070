import type { ClientMerge, ClientRecords } from '#features/sites/clients/server';
import { moveRecordMails } from '#features/sites/record-mail/server';
import type { Tenant } from '#platform/server/db/tenant';

/** A client of which either one was not reminded is not reminded. */
const keepUnreminded = async (tenant: Tenant, { from, into }: ClientMerge): Promise<void> => {
  const { organizationId: organization_id } = tenant;
  const removed = await tenant.db
    .deleteFrom('invoice_clients_unreminded')
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', from)
    .returning(['at', 'by'])
    .execute();
  if (removed.length === 0) return;
  await tenant.db
    .insertInto('invoice_clients_unreminded')
    .values(removed.map((row) => ({ ...row, organization_id, client_id: into })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Invoices of a client that is merged. What they say stays as it was; drafts without a number follow after their
 * projects. */
export const clientInvoices: ClientRecords = {
  count: async (tenant, clientId) => {
    const { count } = await tenant.db
      .selectFrom('invoices')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('organization_id', '=', tenant.organizationId)
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },
  move: async (tenant, merge) => {
    await tenant.db
      .updateTable('invoices')
      .set({ client_id: merge.into })
      .where('organization_id', '=', tenant.organizationId)
      .where('client_id', '=', merge.from)
      .where((eb) => eb.or([eb('serial', 'is not', null), eb('deleted_at', 'is not', null)]))
      .execute();
    await keepUnreminded(tenant, merge);
    await moveRecordMails(tenant, 'client-statement', merge);
  },
};

/** Projects of which drafts without a number are left with a client that was merged. */
export const projectsOfLeftDrafts = async (tenant: Tenant, mergedId: number): Promise<number[]> => {
  const found = await tenant.db
    .selectFrom('invoices')
    .select('special_project_id')
    .distinct()
    .where('organization_id', '=', tenant.organizationId)
    .where('client_id', '=', mergedId)
    .where('deleted_at', 'is', null)
    .orderBy('special_project_id')
    .execute();
  return found.map(({ special_project_id }) => special_project_id);
};
