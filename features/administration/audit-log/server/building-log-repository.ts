import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { countRows, type ListSql, loadIds } from '#platform/server/db/list-sql';
import { type FoundWord, hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import { withinDays } from '#platform/server/db/within-days';
import { loadFoundPage } from '#platform/server/http/found-page';
import type { PageQuery } from '#platform/server/http/page';
import type { auditLogQuery } from '../contract/index.ts';

/** SQL: the columns of the entry `a`, with its actor's name in the organization $1. */
export const entryColumns = `a.id, a.entity, a.entity_id, a.action, a.from_status, a.to_status, a.actor_user_id,
  m.name as actor_name, a.impersonated, a.note, a.changes, a.at, a.device_at`;

export const actorOfEntry =
  'left join memberships m on m.organization_id = $1 and m.user_id = a.actor_user_id';

/** The log of one building: entries of the building itself, and of its jobs. */
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

/** `words` are the searched words, with the entries that have them. */
type Found = { filters: LogFilters; words: readonly FoundWord[] };

export const logEntry = z.object({
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

export type LogEntry = z.infer<typeof logEntry>;

/** The ids of entries that have all rare words; undefined without a rare word. */
const withWords = (words: readonly FoundWord[]): number[] | undefined => {
  const found = words.flatMap(({ ids }) => (ids.audit_log ? [new Set(ids.audit_log)] : []));
  const [first, ...others] = found;
  return first && [...others.reduce((all, more) => all.intersection(more), first)];
};

/** SQL: the kinds that have entries. Each is one step along the index; a search for every declared kind took most of the
 * blocks of a first page. */
const kindsAt = (of: string): string => {
  const next = (after: string) => `(select a.entity from audit_log a
    where a.organization_id = $1 and ${of}${after} order by a.entity limit 1)`;
  return `with recursive kind (entity) as (select ${next('')}
      union all select ${next(' and a.entity > kind.entity')} from kind where kind.entity is not null)
    select kind.entity from kind`;
};

/** The statement for the latest ids of the log, at most `max`. With a rare word, it reads the entries with that word;
 * otherwise it reads those of the building and of each job, kind by kind in the order of an index, and no further. */
const listOf = (
  tenant: Tenant,
  log: BuildingLog,
  { filters, words }: Found,
  max: number | null = null,
): ListSql => {
  const values = collectValues([tenant.organizationId]);
  const [building, jobs] = [values.add(log.buildingId), `${values.add(log.jobIds)}::int[]`];
  const kinds = values.add(filters.kind?.filter((kind) => log.kinds.includes(kind)) ?? log.kinds);
  const scope = inScopeSql(tenant, 'a.job_id', values);
  const where = [
    'a.organization_id = $1',
    ...(scope ? [`(a.job_id is null or (true${scope}))`] : []),
    ...equal(values, 'a.actor_user_id', filters.actor_id),
    ...withinDays(values, 'a.at', { from: filters.at_from, to: filters.at_to }, log.zone),
    ...words
      .filter(({ ids }) => !ids.audit_log)
      .map((word) => hasWord(word, 'audit_log', { id: 'a.id', search: 'a.search' }, values.add)),
  ].join(' and ');
  const ids = withWords(words);
  const order = `a.at ${filters.order}, a.id ${filters.order}`;
  const list = { id: 'a.id', order, values, replanned: words.length > 0 };
  if (ids) {
    const of = `(a.building_id = ${building} or (a.building_id is null and a.job_id = any(${jobs})))`;
    const found = `a.id = any(${values.add(ids)}::bigint[]) and a.entity = any(${kinds}::text[])`;
    return { ...list, from: 'audit_log a', where: `${where} and ${of} and ${found}` };
  }
  const part = (
    of: string,
  ) => `lateral (${kindsAt(of)}) kind cross join lateral (select a.id, a.at from audit_log a
      where ${of} and a.entity = kind.entity and ${where} order by ${order} limit ${max ?? 'all'}) entry
    where kind.entity = any(${kinds}::text[])`;
  const from = `(select entry.* from (values (${building}::int)) building (id)
      cross join ${part('a.building_id = building.id')}
    union all select entry.* from unnest(${jobs}) job (id)
      cross join ${part('a.building_id is null and a.job_id = job.id')}) a`;
  return { ...list, from, where: 'true' };
};

const loadSearch = async (tenant: Tenant, filters: LogFilters): Promise<Found> => ({
  filters,
  words: await loadSearchWords(tenant, ['audit_log'], filters.q),
});

const loadLog = (tenant: Tenant, log: BuildingLog, found: Found, max: number | null) =>
  loadIds(tenant, listOf(tenant, log, found, max), max);

export const logIds = async (tenant: Tenant, log: BuildingLog, filters: LogFilters, max: number) =>
  loadLog(tenant, log, await loadSearch(tenant, filters), max);

/** These entries, in the order of the ids. */
export const logEntries = (tenant: Tenant, ids: readonly number[]): Promise<LogEntry[]> =>
  tenant.query({
    name: 'audit-log-entries',
    text: `select ${entryColumns} from unnest($2::bigint[]) with ordinality wanted (id, place)
      join audit_log a on a.organization_id = $1 and a.id = wanted.id ${actorOfEntry} order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: logEntry,
  });

export const logPage = async (tenant: Tenant, log: BuildingLog, query: LogFilters & PageQuery) => {
  const found = await loadSearch(tenant, query);
  return loadFoundPage(query, {
    ids: (max) => loadLog(tenant, log, found, max),
    shown: (ids) => logEntries(tenant, ids),
    count: () => countRows(tenant, listOf(tenant, log, found), null),
  });
};
