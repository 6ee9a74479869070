import type { Insertable, Selectable } from 'kysely';
import { clientInScope } from '#features/accounts/access/server';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Tenant } from '#platform/server/db/tenant';
import type { Clients } from '../../../../../db/schema/types.ts';

export type Client = Selectable<Clients>;

const inTenant = (tenant: Tenant) =>
  tenant.db.selectFrom('clients as c').where('c.organization_id', '=', tenant.organizationId);

const live = (tenant: Tenant) => inTenant(tenant).where('c.deleted_at', 'is', null);

/** A client in scope, active or not. */
export const loadClient = (tenant: Tenant, id: number): Promise<Client | undefined> =>
  live(tenant).selectAll('c').where('c.id', '=', id).where(clientInScope(tenant, 'c.id')).executeTakeFirst();

export const loadDeletedClient = (tenant: Tenant, id: number): Promise<Client | undefined> =>
  inTenant(tenant)
    .selectAll('c')
    .where('c.deleted_at', 'is not', null)
    .where('c.merged_into_id', 'is', null)
    .where('c.id', '=', id)
    .where(clientInScope(tenant, 'c.id'))
    .executeTakeFirst();

/** Ignores the scope: the number is unique in the organization, so creating a client would reveal it anyway. */
export const loadClientByAccountNumber = (
  tenant: Tenant,
  accountNumber: string,
): Promise<Client | undefined> =>
  live(tenant).selectAll('c').where('c.account_number', '=', accountNumber).executeTakeFirst();

/** A client in scope, deleted or not, unless it was merged into another one. The row is locked, so that no new job can
 * reference it meanwhile. */
export const lockClient = (tenant: Tenant, id: number): Promise<Client | undefined> =>
  inTenant(tenant)
    .selectAll('c')
    .where('c.id', '=', id)
    .where('c.merged_into_id', 'is', null)
    .where(clientInScope(tenant, 'c.id'))
    .forUpdate()
    .executeTakeFirst();

export type ClientColumns = Partial<
  Omit<Insertable<Clients>, 'organization_id' | 'id' | 'search' | 'plain_name'>
>;

export type NewClient = ClientColumns & Pick<Client, 'account_number' | 'name'>;

const taken = fieldOfConstraint({
  clients_account_number_key: { field: 'account_number', code: 'account_number_taken' },
});

/** Inserts the clients in one statement and returns them in the order of the rows. */
export const insertClients = async (
  tenant: Tenant,
  rows: readonly NewClient[],
  createdBy: number | null,
): Promise<Client[]> => {
  if (rows.length === 0) return [];
  const clients = await tenant.db
    .insertInto('clients')
    .values(rows.map((row) => ({ ...row, organization_id: tenant.organizationId, created_by: createdBy })))
    .returningAll()
    .execute()
    .catch(taken);
  return clients.sort((a, b) => a.id - b.id);
};

const change = (tenant: Tenant, id: number, set: ClientColumns) =>
  tenant.db
    .updateTable('clients')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

export const setClient = async (tenant: Tenant, id: number, set: ClientColumns): Promise<void> => {
  await change(tenant, id, set).execute();
};

/** Returns false when the client was saved or deleted since `readAt`. */
export const saveClient = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  set: ClientColumns,
): Promise<boolean> => {
  const [saved] = await change(tenant, id, set)
    .where('updated_at', '=', readAt)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
    .catch(taken);
  return saved !== undefined;
};
