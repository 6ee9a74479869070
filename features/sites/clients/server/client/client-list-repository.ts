import { sql } from 'kysely';
import { clientInScope } from '#features/accounts/access/server';
import type { PageOf } from '#platform/contract/pagination';
import { anyOf } from '#platform/server/db/any-of';
import { countQuery } from '#platform/server/db/count-query';
import { type FoundWord, hasWords, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import type { clientViews } from '../../contract/index.ts';

export type ClientFilter = {
  q?: string | undefined;
  status: (typeof clientViews)[number];
  type?: readonly string[] | undefined;
  sort: 'name' | 'account_number';
  order: 'asc' | 'desc';
};

export type ClientQuery = PageQuery & ClientFilter;

const filtered = (tenant: Tenant, { status, type }: ClientFilter, words: readonly FoundWord[]) =>
  tenant.db
    .selectFrom('clients as c')
    .where('c.organization_id', '=', tenant.organizationId)
    .where('c.deleted_at', status === 'deleted' ? 'is not' : 'is', null)
    .$if(status === 'deleted', (clients) => clients.where('c.merged_into_id', 'is', null))
    .$if(status !== 'deleted', (clients) => clients.where('c.status', '=', status))
    .$if(type !== undefined, (clients) => clients.where('c.type', '=', anyOf(type ?? [])))
    .where(clientInScope(tenant, 'c.id'))
    .where(hasWords(words, 'clients', { id: 'c.id', search: 'c.search' }));

const withPrimary = (clients: ReturnType<typeof filtered>) =>
  clients
    .leftJoin('client_contacts as p', (join) =>
      join
        .onRef('p.organization_id', '=', 'c.organization_id')
        .onRef('p.client_id', '=', 'c.id')
        .on('p.rank', '=', 'primary')
        .on('p.deleted_at', 'is', null),
    )
    .select([
      'c.id',
      'c.account_number',
      'c.name',
      'c.type',
      'c.status',
      'c.phone',
      'c.email',
      'c.winteam_customer_number',
      'c.deleted_at',
      sql<{ id: number; name: string } | null>`case when p.id is not null
        then json_build_object('id', p.id, 'name', p.name) end`.as('primary_contact'),
    ]);

export type ListedClient = Awaited<ReturnType<ReturnType<typeof withPrimary>['execute']>>[number];

/** Clients in scope: active, inactive or deleted ones. */
export const loadClients = async (tenant: Tenant, query: ClientQuery): Promise<PageOf<ListedClient>> => {
  const words = await loadSearchWords(tenant, ['clients'], query.q);
  return loadPage(query, {
    rows: ({ limit, offset }) =>
      withPrimary(filtered(tenant, query, words))
        .orderBy(`c.${query.sort}`, query.order)
        .orderBy('c.id', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .execute(),
    count: (max) => countQuery(tenant, filtered(tenant, query, words).select('c.id'), max),
  });
};

/** Ids for an export, in the order of the list. */
export const clientIds = async (tenant: Tenant, query: ClientFilter, max: number): Promise<number[]> => {
  const words = await loadSearchWords(tenant, ['clients'], query.q);
  const rows = await filtered(tenant, query, words)
    .select('c.id')
    .orderBy(`c.${query.sort}`, query.order)
    .orderBy('c.id', query.order)
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
};

/** The rows of an export, in the order of the ids. */
export const clientsOfIds = async (tenant: Tenant, ids: readonly number[]): Promise<ListedClient[]> => {
  const all = tenant.db.selectFrom('clients as c').where('c.organization_id', '=', tenant.organizationId);
  const rows = await withPrimary(all.where('c.id', '=', anyOf(ids))).execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
};
