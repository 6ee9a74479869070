import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { isoText } from '#platform/server/db/iso-text';
import { countRows, loadRows } from '#platform/server/db/list-sql';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { loadPage } from '#platform/server/http/page';
import { assignment } from '../../contract/assignment.ts';
import type { Assignment, assignmentEndpoints } from '../../contract/index.ts';

type Query = QueryOf<(typeof assignmentEndpoints)['listAssignments']>;

const columns = `a.id, a.name, a.role_key, a.is_notifiable, a.sort, a.active, ${isoText('a.updated_at')} as updated_at,
  coalesce(held.users, 0) as users, coalesce(held.jobs, 0) as jobs`;

/** SQL: the number of people and jobs with the assignment `a` at a moment. Both arguments are SQL placeholders. */
const inForceAt = (moment: string, zone: string): string => `left join lateral (
    select count(distinct p.user_id)::int as users, count(distinct p.job_id)::int as jobs
    from job_site_assignment_users p
    where p.organization_id = $1 and p.assignment_id = a.id
      and daterange(p.from_date, p.to_date, '[]') @> (${moment}::timestamptz at time zone ${zone})::date) held on true`;

type Day = { now: Date; zone: string };

export const loadAssignments = async (
  tenant: Tenant,
  query: Query,
  { now, zone }: Day,
): Promise<PageOf<Assignment>> => {
  const values = collectValues([tenant.organizationId]);
  const words = await loadSearchWords(tenant, ['job_site_assignments'], query.q);
  const where = [
    'a.organization_id = $1',
    'a.deleted_at is null',
    ...(query.status === 'all' ? [] : [query.status === 'active' ? 'a.active' : 'not a.active']),
    ...words.map((word) =>
      hasWord(word, 'job_site_assignments', { id: 'a.id', search: 'a.search' }, values.add),
    ),
  ].join(' and ');
  const order = `a.${query.sort} ${query.order}, a.id ${query.order}`;
  const list = { from: 'job_site_assignments a', id: 'a.id', where, order, values };
  return loadPage(query, {
    rows: (window) =>
      loadRows(tenant, list, window, assignment, (limit, { add }) => {
        const held = inForceAt(add(now.toISOString()), add(zone));
        return `select ${columns} from job_site_assignments a ${held} where ${where} order by ${order} ${limit}`;
      }),
    count: (max) => countRows(tenant, list, max),
  });
};

export const loadAssignment = async (
  tenant: Tenant,
  id: number,
  { now, zone }: Day,
): Promise<Assignment | undefined> => {
  const [found] = await tenant.query({
    name: 'assignment-find',
    text: `select ${columns} from job_site_assignments a ${inForceAt('$2', '$3')}
      where a.organization_id = $1 and a.id = $4 and a.deleted_at is null`,
    values: [tenant.organizationId, now.toISOString(), zone, id],
    row: assignment,
  });
  return found;
};

/** Cheaper than `findAssignment`, because it does not count holders. */
export const loadAssignmentName = (
  tenant: Tenant,
  id: number,
): Promise<Pick<Assignment, 'id' | 'name' | 'active'> | undefined> =>
  tenant.db
    .selectFrom('job_site_assignments')
    .select(['id', 'name', 'active'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The ids of the assignments in use in their order, locked. */
export const lockAssignments = async (tenant: Tenant): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('job_site_assignments')
    .select('id')
    .where('organization_id', '=', tenant.organizationId)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/** Saves unless somebody else has saved since `readAt`; then returns false. */
export const saveAssignment = async (
  tenant: Tenant,
  id: number,
  readAt: string,
  fields: Partial<Pick<Assignment, 'name' | 'role_key' | 'is_notifiable' | 'sort' | 'active'>>,
): Promise<boolean> => {
  const saved = await tenant.db
    .updateTable('job_site_assignments')
    .set({ ...fields, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('updated_at', '=', readAt)
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
};

/** Numbers the assignments from 0. Rows that keep their number are not written. */
export const renumberAssignments = async (tenant: Tenant, ids: readonly number[]): Promise<void> => {
  await tenant.query({
    name: 'assignments-order',
    text: `update job_site_assignments a set sort = row.place - 1, updated_by = $2
      from unnest($3::int[]) with ordinality as row (id, place)
      where a.organization_id = $1 and a.id = row.id and a.sort <> row.place - 1`,
    values: [tenant.organizationId, tenant.userId, ids],
  });
};

/** The jobs with past, present or future periods of an assignment. */
export const jobsOfAssignment = async (tenant: Tenant, id: number): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('job_site_assignment_users')
    .select('job_id')
    .distinct()
    .where('organization_id', '=', tenant.organizationId)
    .where('assignment_id', '=', id)
    .execute();
  return rows.map(({ job_id }) => job_id);
};
