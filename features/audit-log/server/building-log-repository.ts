import { z } from 'zod';
import { inScopeSql } from '#features/access/server';
import { countLimit, reachLimit } from '#platform/contract/pagination';
import { countRows, type ListSql, readIds } from '#platform/server/db/list-sql';
import { hasWord, wordsWithoutIndex } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal, oneOf, type Values } from '#platform/server/db/values';
import { type PageQuery, readPage } from '#platform/server/http/page';
import type { auditLogQuery } from '../contract/index.ts';

/** The log of one building: of its own entries, and of those of its jobs. */
export type BuildingLog = {
  buildingId: number;
  /** The jobs at the building that the person sees. */
  jobIds: readonly number[];
  /** The kinds of records whose entries the person may read. */
  kinds: readonly string[];
  /** Time zone of the building. */
  zone: string;
};

export type LogFilters = Pick<
  z.output<typeof auditLogQuery>,
  'kind' | 'actor_id' | 'at_from' | 'at_to' | 'q' | 'order'
>;

const entry = z.object({
  id: z.int(),
  entity: z.string(),
  entity_id: z.int(),
  action: z.string(),
  from_status: z.string().nullable(),
  to_status: z.string().nullable(),
  actor_user_id: z.int().nullable(),
  actor_name: z.string().nullable(),
  impersonated: z.boolean(),
  note: z.string().nullable(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  at: z.string(),
  device_at: z.string().nullable(),
});

export type LogEntry = z.infer<typeof entry>;

/** No index has these texts, and folding takes longer than reading: plain ASCII, as most are, goes without. */
const searched = {
  id: 'a.id',
  search: `(select case when octet_length(t) = char_length(t) then lower(t collate "C") else fold(t) end
    from (select coalesce(a.note, '') || ' ' || a.changes::text as t) as text)`,
};

const daysOf = (values: Values, { at_from, at_to }: LogFilters, zone: string): string[] => {
  const midnight = (date: string, days: number) =>
    `((${values.add(date)}::date + ${days})::timestamp at time zone ${values.add(zone)})`;
  return [
    ...(at_from ? [`a.at >= ${midnight(at_from, 0)}`] : []),
    ...(at_to ? [`a.at < ${midnight(at_to, 1)}`] : []),
  ];
};

/** The ids of the log: its latest entries, at most `most`. Entries of the building and of each job are read in the order
 * of their index, and no further. */
const listOf = (
  tenant: Tenant,
  log: BuildingLog,
  filters: LogFilters,
  most: number | null = null,
): ListSql => {
  const values = collectValues([tenant.organizationId]);
  const inSight = tenant.seesAllJobs ? '' : inScopeSql(tenant, 'a.job_id', values.add(tenant.userId));
  const order = `a.id ${filters.order}`;
  const where = [
    ...oneOf(values, 'a.entity', filters.kind?.filter((kind) => log.kinds.includes(kind)) ?? log.kinds),
    `(a.job_id is null or (true${inSight}))`,
    ...equal(values, 'a.actor_user_id', filters.actor_id),
    ...daysOf(values, filters, log.zone),
    ...wordsWithoutIndex(filters.q).map((word) => hasWord(word, 'audit_log', searched, values.add)),
  ].join(' and ');
  const part = (of: string) =>
    `(select a.id from audit_log a where a.organization_id = $1 and ${of} and ${where}
      order by ${order} limit ${most ?? 'all'})`;
  const from = `(${part(`a.building_id = ${values.add(log.buildingId)}`)}
    union all select of_job.id from unnest(${values.add(log.jobIds)}::int[]) job (id)
      cross join lateral ${part('a.building_id is null and a.job_id = job.id')} of_job) a`;
  return { from, id: 'a.id', where: 'true', order, values };
};

export const logIds = (tenant: Tenant, log: BuildingLog, filters: LogFilters, most: number) =>
  readIds(tenant, listOf(tenant, log, filters, most), most);

const columns = `a.id, a.entity, a.entity_id, a.action, a.from_status, a.to_status, a.actor_user_id,
  m.name as actor_name, a.impersonated, a.note, a.changes, a.at, a.device_at`;

const actor = `left join memberships m on m.organization_id = $1 and m.user_id = a.actor_user_id`;

/** These entries, in the order of the ids. */
export const logEntries = (tenant: Tenant, ids: readonly number[]): Promise<LogEntry[]> =>
  tenant.query({
    name: 'audit-log-entries',
    text: `select ${columns} from unnest($2::bigint[]) with ordinality wanted (id, place)
      join audit_log a on a.organization_id = $1 and a.id = wanted.id ${actor} order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: entry,
  });

/** Entries are found once for both the page and its total: a search reads many that it does not find. */
export const logPage = (tenant: Tenant, log: BuildingLog, query: LogFilters & PageQuery) => {
  const most = query.page * query.per_page > countLimit ? reachLimit : countLimit + 1;
  let reading: Promise<number[]> | undefined;
  const found = () => {
    reading ??= logIds(tenant, log, query, most);
    return reading;
  };
  return readPage(query, {
    rows: async ({ offset }) => logEntries(tenant, (await found()).slice(offset, offset + query.per_page)),
    count: async (limit) =>
      limit === null ? countRows(tenant, listOf(tenant, log, query), null) : (await found()).length,
  });
};
