import { areaSubtree } from '#features/sites/areas/server';
import { placeConditions, siteHasWord } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadListPage } from '#platform/server/db/load-list-page';
import { loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, either, equal, oneOf, type Values } from '#platform/server/db/values';
import { onDays, withinDaysAnywhere } from '#platform/server/db/within-days';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { InspectionRow, inspectionListEndpoints } from '../../contract/index.ts';
import { inspectionRow } from '../../contract/inspection/inspection.ts';
import { statusConditions } from '../inspection/inspection-policy.ts';
import { hasOpenTasks, rowColumns, rowJoins } from '../inspection/row-columns-repository.ts';

export type ListQuery = QueryOf<(typeof inspectionListEndpoints)['listInspections']>;

export type ListFilters = Omit<ListQuery, 'page' | 'per_page' | 'total'>;

const orders: Record<ListQuery['sort'], string> = {
  inspected_at: 't.inspected_at',
  number: 't.number',
  score: 't.score',
  open_tasks: 't.open_tasks',
  status: 't.status',
};

/** SQL: a JSON column has an entry of this type of common area, or of none for 0, with these words. */
const typedConditions = (
  values: Values,
  column: string,
  name: string,
  asked: string | undefined,
): string[] => {
  if (asked === undefined) return [];
  const at = asked.indexOf(':');
  const entry = { area_type_id: Number(asked.slice(0, at)) || null, [name]: asked.slice(at + 1) };
  return [`${column} @> ${values.add(JSON.stringify([entry]))}::jsonb`];
};

const bandConditions = ({ band }: ListFilters, values: Values): string[] => {
  if (!band) return [];
  const none = band.includes('none') ? ' or t.band is null' : '';
  return [`(t.band = any(${values.add(band.filter((one) => one !== 'none'))}::text[])${none})`];
};

const listOf = async (tenant: Tenant, person: Person, query: ListFilters): Promise<ListSql> => {
  const areas = await Promise.all(
    [query.region, query.area].flatMap((id) => (id === undefined ? [] : [areaSubtree(tenant, id)])),
  );
  const words = await loadSearchWords(tenant, ['jobs', 'buildings'], query.q);
  const number = /^#?(\d{1,9})$/.exec(query.q?.trim() ?? '')?.[1];
  const values = collectValues([tenant.organizationId]);
  const searched = words.map((word) => siteHasWord(word, values.add)).join(' and ');
  const days = { from: query.dateFrom, to: query.dateTo };
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    ...statusConditions(person, () => values.add(tenant.userId)),
    ...oneOf(values, 't.status', query.status),
    ...oneOf(values, 't.inspection_type', query.type),
    ...oneOf(values, 't.outcome', query.outcome),
    ...bandConditions(query, values),
    ...equal(values, 't.inspected_by', query.inspectedBy),
    ...equal(values, 't.inspected_by', query.mine ? tenant.userId : undefined),
    ...equal(values, 't.template_id', query.template),
    ...(tenant.isViewer
      ? either(query.open_deficiencies, hasOpenTasks, `not ${hasOpenTasks}`)
      : either(query.open_deficiencies, 't.open_tasks > 0', 't.open_tasks = 0')),
    ...either(query.reinspection, 't.parent_inspection_id is not null', 't.parent_inspection_id is null'),
    ...typedConditions(values, 't.issues', 'question', query.issue),
    ...typedConditions(values, 't.section_kinds', 'title', query.section),
    ...(query.recent ? [`t.inspected_at >= now() - interval '3 months'`] : []),
    ...withinDaysAnywhere(values, 't.inspected_at', days),
    ...onDays(values, 't.inspected_on', days),
    ...areas.map(
      (ids) => `t.building_id = any(array(select b.id from buildings b where b.organization_id = $1
        and b.area_id = any(${values.add(ids)}::int[])))`,
    ),
    ...placeConditions(
      tenant,
      { job_id: query.job, building_id: query.building, client_id: query.client },
      values,
    ),
    ...(searched === ''
      ? []
      : [number ? `(${searched} or t.number = ${values.add(Number(number))})` : searched]),
  ];
  const { sort, order } = query;
  return {
    from: 'inspections t',
    id: 't.id',
    where: where.join(' and '),
    order: `${orders[sort]} ${order}${order === 'desc' && sort === 'score' ? ' nulls last' : ''}, t.id`,
    values,
    replanned: words.length > 0,
  };
};

const shown = (tenant: Tenant, ids: readonly number[]): Promise<InspectionRow[]> =>
  tenant.query({
    name: 'inspections-shown',
    text: `select ${rowColumns} from unnest($2::int[]) with ordinality wanted (id, place)
      join inspections t on t.organization_id = $1 and t.id = wanted.id ${rowJoins}
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: inspectionRow,
  });

export const loadInspectionRows = async (
  tenant: Tenant,
  person: Person,
  query: ListQuery,
): Promise<PageOf<InspectionRow>> => {
  const list = await listOf(tenant, person, query);
  return loadListPage(tenant, query, list, (ids) => shown(tenant, ids));
};

/** Ids of all that match, in the list's order, at most so many. */
export const inspectionIds = async (
  tenant: Tenant,
  person: Person,
  filters: ListFilters,
  max: number,
): Promise<number[]> => loadIds(tenant, await listOf(tenant, person, filters), max);

export const listInspections = ({
  tenant,
  person,
  query,
}: SignedInCall<(typeof inspectionListEndpoints)['listInspections']>) =>
  loadInspectionRows(tenant, person, query);
