import { z } from 'zod';
import { membershipStatus, roleName } from '#features/accounts/access/contract';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { isoText } from '#platform/server/db/iso-text';
import { countRows, type ListSql, loadIds, loadRows } from '#platform/server/db/list-sql';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import type { peopleEndpoints } from '../../contract/index.ts';

type PeopleQuery = QueryOf<(typeof peopleEndpoints)['listPeople']>;

export type PeopleFilter = Omit<PeopleQuery, 'page' | 'per_page' | 'total'>;

const listed = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  employee_code: z.string().nullable(),
  license: z.enum(['full', 'viewer']),
  status: membershipStatus,
  denied_modules: z.array(z.string()),
  roles: z.array(roleName.extend({ flags: z.array(z.string()) })),
  jobs: z.int(),
  last_login_at: z.string().nullable(),
  invited_at: z.string().nullable(),
  profile_photo_id: z.int().nullable(),
  deleted_at: z.string().nullable(),
});

export type ListedPerson = z.infer<typeof listed>;

/** Counting jobs and looking up logins is slow, so use these columns only for the rows of a page. */
const columns = `m.user_id as id, m.name, m.title, m.email, m.employee_code, m.license, m.status, m.denied_modules,
  m.profile_photo_id, ${isoText('m.invited_at')} as invited_at, ${isoText('m.deleted_at')} as deleted_at,
  coalesce((select json_agg(json_build_object('id', r.id, 'key', r.key, 'name', r.name, 'flags', r.flags)
      order by r.sort, r.id)
    from roles r where r.organization_id = $1 and r.deleted_at is null and (
      exists (select from membership_roles mr
        where mr.organization_id = $1 and mr.user_id = m.user_id and mr.role_id = r.id)
      or r.id = any(m.former_role_ids))), '[]') as roles,
  (select count(distinct v.job_id)::int from visible_jobs v
    where v.organization_id = $1 and v.user_id = m.user_id) as jobs,
  (select ${isoText('a.at')} from audit_log a where a.organization_id = $1 and a.entity = 'user'
    and a.entity_id = m.user_id and a.action = 'session.login' order by a.id desc limit 1) as last_login_at`;

/** SQL condition: the name contains the word, or the email address or employee code contains its text. */
const matches = (word: FoundWord, add: (value: unknown) => string): string =>
  `(${hasWord(word, 'memberships', { id: 'm.user_id', search: 'm.search' }, add)}
    or ${hasWord({ ...word, ids: {} }, '', { id: '', search: "fold(concat_ws(' ', m.email, m.employee_code))" }, add)})`;

const listSql = async (tenant: Tenant, query: PeopleFilter): Promise<ListSql> => {
  const words = await loadSearchWords(tenant, ['memberships'], query.q);
  const values = collectValues([tenant.organizationId]);
  const where = [
    'm.organization_id = $1',
    `m.deleted_at is ${query.deleted ? 'not null' : 'null'}`,
    ...(query.deleted ? [] : oneOf(values, 'm.status', query.status ?? ['active', 'invited'])),
    ...equal(values, 'm.license', query.license),
    ...(query.role_id === undefined
      ? []
      : [
          `exists (select from membership_roles mr where mr.organization_id = $1 and mr.user_id = m.user_id
            and mr.role_id = ${values.add(query.role_id)})`,
        ]),
    ...words.map((word) => matches(word, values.add)),
  ];
  return {
    from: 'memberships m',
    id: 'm.user_id',
    where: where.join(' and '),
    order: `m.name ${query.order}, m.user_id ${query.order}`,
    values,
    replanned: words.length > 0,
  };
};

export const loadPeopleRows = async (tenant: Tenant, query: PeopleQuery): Promise<PageOf<ListedPerson>> => {
  const list = await listSql(tenant, query);
  return loadPage(query, {
    rows: (window) =>
      loadRows(
        tenant,
        list,
        window,
        listed,
        // Selects the page first and then its columns, which would otherwise be calculated for all rows before the page too.
        (limit) => `select ${columns}
          from (select m.* from ${list.from} where ${list.where} order by ${list.order} ${limit}) m
          order by ${list.order}`,
      ),
    count: (max) => countRows(tenant, list, max),
  });
};

export const peopleIds = async (tenant: Tenant, query: PeopleFilter, max: number): Promise<number[]> =>
  loadIds(tenant, await listSql(tenant, query), max);

/** The rows of an export, in the order of the ids. */
export const peopleOfIds = (tenant: Tenant, ids: readonly number[]): Promise<ListedPerson[]> =>
  tenant.query({
    text: `select ${columns} from memberships m
      join unnest($2::int[]) with ordinality as chosen (id, place) on chosen.id = m.user_id
      where m.organization_id = $1 order by chosen.place`,
    values: [tenant.organizationId, ids],
    row: listed,
  });
