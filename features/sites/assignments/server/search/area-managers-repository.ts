import { z } from 'zod';
import { inScopeSql, mayHoldWorkSql } from '#features/accounts/access/server';
import type { JobColumn, SiteCriterion } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, type Values } from '#platform/server/db/values';
import type { Handlers } from '#platform/server/http/call';
import type { managerEndpoints } from '../../contract/index.ts';
import { assignmentTexts } from '../texts.ts';

/** Key of the role that the list of sites shows as the manager. */
const duty = 'area-manager';

const holders = (values: Values, now: Date, zone: string): string => {
  const today = `(${values.add(now.toISOString())}::timestamptz at time zone ${values.add(zone)})::date`;
  return `job_site_assignment_users l
    join job_site_assignments a on a.organization_id = $1 and a.id = l.assignment_id and a.role_key = '${duty}'
      and a.active and a.deleted_at is null
    where l.organization_id = $1 and (l.from_date is null or l.from_date <= ${today})
      and (l.to_date is null or l.to_date >= ${today})`;
};

/** Sites whose area manager this person is today. */
export const managerCriterion: SiteCriterion = {
  flags: ['hasAccessWorld'],
  max: 2_147_483_647,
  jobsWith: (userId, values, { now, zone }) =>
    `select l.job_id from ${holders(values, now, zone)} and l.user_id = ${values.add(userId)}`,
  jobsByValue: (values, { now, zone }) =>
    `select l.job_id, l.user_id as value from ${holders(values, now, zone)}`,
};

const row = z.object({ id: z.int(), name: z.string() });

/** Maximum number of choices. */
const max = 1000;

/** The area managers of visible sites today. */
export const areaManagersOf = (tenant: Tenant, now: Date, zone: string): Promise<z.infer<typeof row>[]> => {
  const values = collectValues([tenant.organizationId]);
  const held = holders(values, now, zone);
  const inScope = inScopeSql(tenant, 'l.job_id', values);
  return tenant.query({
    text: `select m.user_id as id, m.name from (select distinct l.user_id from ${held}${inScope}) held
      join memberships m on m.organization_id = $1 and m.user_id = held.user_id and ${mayHoldWorkSql}
      order by m.name, m.user_id limit ${max}`,
    values: values.all,
    row,
  });
};

/** SQL: a query for the distinct area managers of jobs at a moment, as `job_id`, `id` and `name`. `$1` is the organization. */
export const areaManagers = (values: Values, now: Date, zone: string): string => `(
  select distinct l.job_id, m.user_id as id, m.name
  from (select l.job_id, l.user_id from ${holders(values, now, zone)}) l
  join memberships m on m.organization_id = $1 and m.user_id = l.user_id and ${mayHoldWorkSql})`;

const managed = z.object({ job_id: z.int(), names: z.string() });

/** The names of the area managers of these sites today. */
export const managersOfJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
  { now, zone }: { now: Date; zone: string },
): Promise<ReadonlyMap<number, string>> => {
  const values = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    text: `select held.job_id, string_agg(held.name, '; ' order by held.name) as names
      from ${areaManagers(values, now, zone)} held
      where held.job_id = any(${values.add(jobIds)}::int[]) group by held.job_id`,
    values: values.all,
    row: managed,
  });
  return new Map(rows.map(({ job_id, names }) => [job_id, names]));
};

const managing = z.object({ job_id: z.int(), id: z.int() });

/** Who is area manager at each of these jobs today. */
export const areaManagersOfJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
  { now, zone }: { now: Date; zone: string },
): Promise<ReadonlyMap<number, ReadonlySet<number>>> => {
  if (jobIds.length === 0) return new Map();
  const values = collectValues([tenant.organizationId]);
  const rows = await tenant.query({
    text: `select held.job_id, held.id from ${areaManagers(values, now, zone)} held
      where held.job_id = any(${values.add(jobIds)}::int[])`,
    values: values.all,
    row: managing,
  });
  const byJob = Map.groupBy(rows, ({ job_id }) => job_id);
  return new Map([...byJob].map(([job, held]) => [job, new Set(held.map(({ id }) => id))]));
};

export const managerHandlers: Handlers<typeof managerEndpoints> = {
  listJobManagers: ({ tenant, person, now }) => areaManagersOf(tenant, now, person.timeZone),
};

export const managerColumn: JobColumn = {
  header: (locale) => assignmentTexts(locale)('export.managers'),
  values: (tenant, jobIds, { now, person }) => managersOfJobs(tenant, jobIds, { now, zone: person.timeZone }),
};
