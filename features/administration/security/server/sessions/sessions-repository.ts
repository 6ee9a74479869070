import { z } from 'zod';
import type { QueryOf } from '#platform/contract/endpoint';
import { type ListSql, readIds } from '#platform/server/db/list-sql';
import { readListPage } from '#platform/server/db/read-list-page';
import { findWords, hasWord } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import type { securityListEndpoints } from '../../contract/index.ts';
import { inDays } from '../days.ts';

type Query = QueryOf<(typeof securityListEndpoints)['listMemberSessions']>;

type Filters = Omit<Query, 'page' | 'per_page' | 'total'>;

const listed = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string(),
  device: z.string(),
  address: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  license: z.string(),
  denied_modules: z.array(z.string()),
  role_flags: z.array(z.array(z.string())),
});

export type ListedSession = z.infer<typeof listed>;

/** The function returns no sessions of logins that open other organizations, too. */
const from =
  'identity_member_sessions() s join memberships m on m.organization_id = $1 and m.user_id = s.user_id';

const listSql = async (tenant: Tenant, query: Filters, zone: string): Promise<ListSql> => {
  const words = await findWords(tenant, ['memberships'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    'm.organization_id = $1',
    'm.deleted_at is null',
    ...equal(values, 'm.user_id', query.user_id),
    ...inDays(values, 's.last_seen_at', query, zone),
    ...words.map((word) => hasWord(word, 'memberships', { id: 'm.user_id', search: 'm.search' }, values.add)),
  ];
  return {
    from,
    id: 's.id',
    where: where.join(' and '),
    order: `m.name ${query.order}, m.user_id ${query.order}, s.last_seen_at desc, s.id`,
    values,
    replanned: words.length > 0,
  };
};

/** These sessions, in the order of the ids. */
export const sessionsOfIds = (tenant: Tenant, ids: readonly number[]): Promise<ListedSession[]> =>
  tenant.query({
    name: 'security-sessions',
    text: `select s.id, m.user_id, m.name, s.device, s.address, s.created_at, s.last_seen_at, m.license, m.denied_modules,
        coalesce((select json_agg(r.flags) from membership_roles mr
          join roles r on r.organization_id = $1 and r.id = mr.role_id and r.deleted_at is null
          where mr.organization_id = $1 and mr.user_id = m.user_id), '[]') as role_flags
      from identity_member_sessions($2) s
      join memberships m on m.organization_id = $1 and m.user_id = s.user_id and m.deleted_at is null
      join unnest($2::int[]) with ordinality chosen (id, place) on chosen.id = s.id order by chosen.place`,
    values: [tenant.organizationId, ids],
    row: listed,
  });

export const sessionIds = async (tenant: Tenant, filters: Filters, zone: string, max: number) =>
  readIds(tenant, await listSql(tenant, filters, zone), max);

export const sessionPage = async (tenant: Tenant, query: Query, zone: string) => {
  const list = await listSql(tenant, query, zone);
  return readListPage(tenant, query, list, (ids) => sessionsOfIds(tenant, ids));
};
