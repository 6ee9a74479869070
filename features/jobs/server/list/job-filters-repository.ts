import type { Tenant } from '#platform/server/db/tenant';
import { equal, oneOf, type Values } from '#platform/server/db/values';
import type { JobFilter } from './job-query.ts';
import type { ChosenCriterion } from './site-criteria.ts';

/** Evaluated once and kept as a hash table: as a condition of its own the planner would join it, and with wrong estimates
 * search it again for every job; an array is gone through for every job. */
const among = (jobs: string): string => `(j.id in (${jobs})) is true`;

const atBuilding = (condition: string): string =>
  among(`select jb.job_id from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and ${condition}`);

/** The beginning of a text, without case. */
const begins = (values: Values, column: string, typed: string | undefined): string[] =>
  typed ? [`starts_with(lower(${column}), lower(${values.add(typed)}))`] : [];

/** The size of a site is that of all its buildings. */
const ofSize = (values: Values, from: number | undefined, to: number | undefined): string[] => {
  if (from === undefined && to === undefined) return [];
  const sum = 'sum(b.gross_cleanable_sqft)';
  const within = [
    ...(from === undefined ? [] : [`${sum} >= ${values.add(from)}`]),
    ...(to === undefined ? [] : [`${sum} <= ${values.add(to)}`]),
  ];
  return [
    among(`select jb.job_id from job_buildings jb
      join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      where jb.organization_id = $1 group by jb.job_id having ${within.join(' and ')}`),
  ];
};

const withService = (values: Values, types: JobFilter['service_type']): string[] =>
  oneOf(values, 's.type', types).map((condition) =>
    among(`select s.job_id from job_services s where s.organization_id = $1 and s.deleted_at is null
      and s.status = 'active' and ${condition}`),
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
  ...equal(values, 'b.state', query.state).map(atBuilding),
  ...begins(values, 'b.city', query.city).map(atBuilding),
  ...begins(values, 'b.zip', query.zip).map(atBuilding),
  ...ofSize(values, query.sqft_from, query.sqft_to),
  ...withService(values, query.service_type),
  ...criteria.map((jobsWith) => among(jobsWith(tenant, values))),
  ...(query.needs_location === undefined
    ? []
    : [`${query.needs_location ? '' : 'not '}${atBuilding('b.lat is null')}`]),
];
