import type { QueryOf } from '#platform/contract/endpoint';
import type { Tenant } from '#platform/server/db/tenant';
import { either, equal, oneOf, type Values } from '#platform/server/db/values';
import type { jobEndpoints } from '../../contract/index.ts';
import type { ChosenCriterion } from './site-criteria.ts';

export type JobQuery = QueryOf<(typeof jobEndpoints)['listJobs']>;

export type JobFilter = Omit<JobQuery, 'page' | 'per_page' | 'total' | 'include'>;

/** SQL condition: the job is one of those that `jobs` selects. `is true` makes PostgreSQL evaluate the query once into a hash
 * table. Without it the planner makes a join, which with wrong estimates repeats the search for every job; an array would
 * be scanned for every job. */
const among = (jobs: string): string => `(j.id in (${jobs})) is true`;

/** Buildings `b` of the jobs in `jb`. */
export const atBuildings = `from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  where jb.organization_id = $1`;

const buildingsOfJobs = `select jb.job_id ${atBuildings}`;

const atBuilding = (condition: string): string => among(`${buildingsOfJobs} and ${condition}`);

/** SQL condition: the column begins with the typed text, in any case. */
const begins = (values: Values, column: string, typed: string | undefined): string[] =>
  typed ? [`starts_with(lower(${column}), lower(${values.add(typed)}))`] : [];

/** SQL condition: the city begins with the typed text, as words are compared in searches. Folding takes ten times as long as
 * lower case, so only what is not plain letters is folded. */
const inCity = (values: Values, typed: string | undefined): string[] => {
  if (!typed) return [];
  const folded = `fold(${values.add(typed)})`;
  const isPlain = 'octet_length(b.city) = char_length(b.city)';
  return [`starts_with(case when ${isPlain} then lower(b.city) else fold(b.city) end, ${folded})`];
};

/** SQL conditions on the place of any building of the site and on the square feet of all. One pass over the buildings
 * answers all of them. Most of them match many buildings, so one query for each condition would take as long as this one. */
const ofBuildings = (values: Values, query: JobFilter): string[] => {
  const sum = 'sum(b.gross_cleanable_sqft)';
  const having = [
    ...[
      ...equal(values, 'b.state', query.state),
      ...inCity(values, query.city),
      ...begins(values, 'b.zip', query.zip),
      ...either(query.needs_location || undefined, 'b.lat is null', ''),
    ].map((condition) => `bool_or(${condition})`),
    ...(query.sqft_from === undefined ? [] : [`${sum} >= ${values.add(query.sqft_from)}`]),
    ...(query.sqft_to === undefined ? [] : [`${sum} <= ${values.add(query.sqft_to)}`]),
  ];
  return having.length === 0
    ? []
    : [among(`${buildingsOfJobs} group by jb.job_id having ${having.join(' and ')}`)];
};

/** SQL: the active services `s`. */
export const activeServices = `from job_services s where s.organization_id = $1 and s.deleted_at is null
  and s.status = 'active'`;

const withService = (values: Values, types: JobFilter['service_type']): string[] =>
  oneOf(values, 's.type', types).map((condition) =>
    among(`select s.job_id ${activeServices} and ${condition}`),
  );

export type Filtered = {
  query: JobFilter;
  areas: number[] | undefined;
  criteria: readonly ChosenCriterion[];
};

/** The filters of the list of jobs, without its search and the person's scope. `$1` is the organization. */
export const jobConditions = (
  tenant: Tenant,
  { query, areas, criteria }: Filtered,
  values: Values,
): string[] => [
  ...oneOf(values, 'j.status', query.status),
  ...equal(values, 'j.client_id', query.client_id),
  ...equal(values, 'j.import_id', query.import_id),
  ...oneOf(values, 'b.area_id', areas, 'int').map(atBuilding),
  ...ofBuildings(values, query),
  ...withService(values, query.service_type),
  ...criteria.map(({ jobsWith }) => among(jobsWith(tenant, values))),
  ...(query.needs_location === false ? [`not ${atBuilding('b.lat is null')}`] : []),
];

/** Whether a filter first collects the ids of jobs. That takes as long as reading a page, so it should be done only once. */
export const goesThroughSets = ({ query, areas, criteria }: Filtered): boolean => {
  const { state, city, zip, sqft_from, sqft_to, service_type, needs_location } = query;
  const chosen = [areas, state, city, zip, sqft_from, sqft_to, service_type, needs_location];
  return criteria.length > 0 || chosen.some((filter) => filter !== undefined);
};
