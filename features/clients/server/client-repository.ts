import type { Selectable } from 'kysely';
import { clientInScope } from '#features/access/server';
import { countLimit } from '#platform/contract/pagination';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { type FoundWord, findWords, hasWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import type { Clients } from '../../../db/types.ts';

export type Client = Selectable<Clients>;

export type ClientQuery = {
  q?: string | undefined;
  sort: 'name' | 'account_number';
  order: 'asc' | 'desc';
  limit: number | null;
  offset: number;
};

const inTenant = (tenant: Tenant) =>
  tenant.db
    .selectFrom('clients as c')
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.deleted_at', 'is', null);

const filtered = (tenant: Tenant, words: readonly FoundWord[]) =>
  inTenant(tenant)
    .where('c.status', '=', 'active')
    .where(clientInScope(tenant, 'c.id'))
    .where(hasWords(words, 'clients', { id: 'c.id', search: 'c.search' }));

/** Active clients in scope, and how many there are up to the limit of counting. */
export const listActiveClients = async (
  tenant: Tenant,
  { q, sort, order, limit, offset }: ClientQuery,
): Promise<{ rows: Client[]; total: number }> => {
  const words = await findWords(tenant, ['clients'], q);
  let page = filtered(tenant, words)
    .selectAll('c')
    .orderBy(`c.${sort}`, order)
    .orderBy('c.id', order)
    .offset(offset);
  if (limit !== null) page = page.limit(limit);
  const counted = filtered(tenant, words)
    .select('c.id')
    .limit(countLimit + 1);
  const [rows, count] = await Promise.all([
    page.execute(),
    tenant.db
      .selectFrom(counted.as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
};

/** A client in scope, active or not. */
export const findClient = (tenant: Tenant, id: number): Promise<Client | undefined> =>
  inTenant(tenant)
    .selectAll('c')
    .where('c.id', '=', id)
    .where(clientInScope(tenant, 'c.id'))
    .executeTakeFirst();

/** Whatever the scope: the number is unique in the organization, so who creates a client meets it anyway. */
export const findClientByAccountNumber = (
  tenant: Tenant,
  accountNumber: string,
): Promise<Client | undefined> =>
  inTenant(tenant).selectAll('c').where('c.account_number', '=', accountNumber).executeTakeFirst();

export type NewClient = Pick<Client, 'account_number' | 'name'> &
  Partial<Pick<Client, 'type' | 'phone' | 'email' | 'status'>>;

export const insertClient = (tenant: Tenant, row: NewClient, createdBy: number | null): Promise<Client> =>
  tenant.db
    .insertInto('clients')
    .values({ organization_id: tenant.organizationId, ...row, created_by: createdBy })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(
      fieldOfConstraint({
        clients_account_number_key: { field: 'account_number', code: 'account_number_taken' },
      }),
    );

export const setClientLogo = async (tenant: Tenant, id: number, fileId: number): Promise<void> => {
  await tenant.db
    .updateTable('clients')
    .set({ logo_file_id: fileId, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
