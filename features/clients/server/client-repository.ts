import type { Selectable } from 'kysely';
import { clientInScope } from '#features/access/server';
import type { PageOf } from '#platform/contract/pagination';
import { countQuery } from '#platform/server/db/count-query';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import { type FoundWord, findWords, hasWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { Clients } from '../../../db/types.ts';

export type Client = Selectable<Clients>;

export type ClientQuery = {
  q?: string | undefined;
  sort: 'name' | 'account_number';
  order: 'asc' | 'desc';
} & PageQuery;

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

/** Active clients in scope. */
export const listActiveClients = async (tenant: Tenant, query: ClientQuery): Promise<PageOf<Client>> => {
  const words = await findWords(tenant, ['clients'], query.q);
  return readPage(query, {
    rows: ({ limit, offset }) =>
      filtered(tenant, words)
        .selectAll('c')
        .orderBy(`c.${query.sort}`, query.order)
        .orderBy('c.id', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .execute(),
    count: (most) => countQuery(tenant, filtered(tenant, words).select('c.id'), most),
  });
};

/** A client in scope, active or not. */
export const findClient = (tenant: Tenant, id: number): Promise<Client | undefined> =>
  inTenant(tenant)
    .selectAll('c')
    .where('c.id', '=', id)
    .where(clientInScope(tenant, 'c.id'))
    .executeTakeFirst();

/** Ignores the scope: the number is unique in the organization, so creating a client would reveal it anyway. */
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
