import { placeConditions, siteHasWord } from '#features/sites/jobs/server';
import type { PageOf } from '#platform/contract/pagination';
import { countRows, type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, oneOf } from '#platform/server/db/values';
import { onDays } from '#platform/server/db/within-days';
import type { Person } from '#platform/server/http/person';
import { type ReportRow, seesOnlyFinal } from '../../contract/index.ts';
import { reportRow } from '../../contract/report/report.ts';
import { joinBuilding, rowColumns, rowJoins, statusConditions } from '../report/row-columns-repository.ts';
import type { ListFilters, ListQuery } from './figure-conditions-repository.ts';
import { figureConditions, needsBuildingZone } from './figure-conditions-repository.ts';

/** Whether a client with a login asks for reports by something that is not shown to clients. None has it then, as in the figures
 * for clients; what lacks it are all. */
const asksForHidden = (
  { license }: Pick<Person, 'license'>,
  { incidents, incident_kind, comments, headcount, supervisor }: ListFilters,
): boolean =>
  license === 'viewer' &&
  (incidents === true ||
    comments === true ||
    headcount === true ||
    incident_kind !== undefined ||
    supervisor !== undefined);

/** Filters without those that would tell a client with a login of what is not shown. */
const allowedFilters = ({ license }: Pick<Person, 'license'>, filters: ListFilters): ListFilters => {
  if (license !== 'viewer') return filters;
  const {
    incidents: _i,
    incident_kind: _k,
    comments: _c,
    headcount: _h,
    supervisor: _s,
    ...askable
  } = filters;
  return askable;
};

const orders: Record<ListQuery['sort'], string> = {
  report_date: 't.report_date',
  status: 't.status',
  unlocked: 't.doors_unlocked',
};

const listOf = async (tenant: Tenant, person: Person, asked: ListFilters, now: Date): Promise<ListSql> => {
  const query = allowedFilters(person, asked);
  const words = await loadSearchWords(tenant, ['jobs', 'buildings'], query.q);
  const number = /^#?(\d{1,9})$/.exec(query.q?.trim() ?? '')?.[1];
  const values = collectValues([tenant.organizationId]);
  const searched = words.map((word) => siteHasWord(word, values.add)).join(' and ');
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    ...statusConditions(person),
    ...(asksForHidden(person, asked) ? ['false'] : []),
    ...oneOf(values, 't.status', query.status),
    ...oneOf(values, 't.type', query.type),
    ...equal(values, 't.supervisor_id', query.supervisor),
    ...equal(values, 't.supervisor_id', query.mine ? tenant.userId : undefined),
    ...either(query.unlocked, 't.doors_unlocked > 0', 't.doors_unlocked = 0'),
    ...either(query.incidents, 't.incident_count > 0', 't.incident_count = 0'),
    ...figureConditions(query, values, { now, onlyFinal: seesOnlyFinal(person.flags) }),
    ...(query.recent ? [`t.report_date >= current_date - 30`] : []),
    ...onDays(values, 't.report_date', { from: query.dateFrom, to: query.dateTo }),
    ...placeConditions(
      tenant,
      { job_id: query.job, building_id: query.building, client_id: query.client, area_id: query.area },
      values,
    ),
    ...(searched === ''
      ? []
      : [number ? `(${searched} or t.number = ${values.add(Number(number))})` : searched]),
  ];
  return {
    from: `daily_reports t ${needsBuildingZone(query) ? joinBuilding : ''}`,
    id: 't.id',
    where: where.join(' and '),
    order: `${orders[query.sort]} ${query.order}, t.id`,
    values,
    replanned: words.length > 0,
  };
};

/** The rows of these reports, in the order of the ids; what was deleted in the meantime is left out. */
export const reportRows = (tenant: Tenant, ids: readonly number[]): Promise<ReportRow[]> =>
  tenant.query({
    name: 'daily-reports-shown',
    text: `select ${rowColumns} from unnest($2::int[]) with ordinality wanted (id, place)
      join daily_reports t on t.organization_id = $1 and t.id = wanted.id and t.deleted_at is null ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: reportRow,
  });

export const loadReportRows = async (
  tenant: Tenant,
  person: Person,
  query: ListQuery,
  now: Date,
): Promise<PageOf<ReportRow>> => {
  const list = await listOf(tenant, person, query, now);
  return loadListPage(tenant, query, list, (ids) => reportRows(tenant, ids));
};

/** How many match. */
export const countReports = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  now: Date,
): Promise<number> => countRows(tenant, await listOf(tenant, person, filters, now), null);

/** Ids of all that match, in the list's order, at most so many. */
export const reportIds = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  { now, max }: { now: Date; max: number },
): Promise<number[]> => loadIds(tenant, await listOf(tenant, person, filters, now), max);
