import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { areaSubtree } from '#features/sites/areas/server';
import { jobInAreas } from '#features/sites/buildings/server';
import { clientJson } from '#features/sites/jobs/server';
import type { QueryOf } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { type ListSql, loadIds } from '#platform/server/db/list-sql';
import { loadCountedPage } from '#platform/server/db/load-counted-page';
import { loadListPage } from '#platform/server/db/load-list-page';
import { hasWord, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues, equal } from '#platform/server/db/values';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type SupplyRow,
  type SupplyState,
  type supplyListEndpoints,
  supplyRow,
  units,
} from '../../contract/index.ts';
import { requestedOf } from '../supplies/supply-repository.ts';

export type SupplyQuery = QueryOf<(typeof supplyListEndpoints)['listSupplies']>;

export type SupplyFilters = Omit<SupplyQuery, 'page' | 'per_page' | 'total'>;

const states: Record<SupplyState, string> = {
  below: 's.missing > 0',
  not_counted: 's.missing = -1',
  enough: 's.missing = 0',
};

/** In descending order of what is missing, supplies that nobody counted (-1) come last. */
const orders: Record<SupplyQuery['sort'], string> = {
  missing: 's.missing',
  job_number: 'j.job_number',
  name: 's.name',
};

const listOf = async (tenant: Tenant, filters: SupplyFilters): Promise<ListSql> => {
  const [areas, words] = await Promise.all([
    filters.area_id === undefined ? undefined : areaSubtree(tenant, filters.area_id),
    loadSearchWords(tenant, ['supplies', 'jobs'], filters.q),
  ]);
  const values = collectValues([tenant.organizationId]);
  const where = [
    `s.organization_id = $1 and s.active and j.deleted_at is null and j.status <> 'inactive'`,
    ...(filters.state?.length ? [`(${filters.state.map((state) => states[state]).join(' or ')})`] : []),
    ...equal(values, 'j.client_id', filters.client_id),
    ...equal(values, 's.job_id', filters.job_id),
    ...(areas ? [jobInAreas('s.job_id', values.add(areas))] : []),
    ...words.map(
      (word) =>
        `(${hasWord(word, 'supplies', { id: 's.id', search: 's.search' }, values.add)}
          or ${hasWord(word, 'jobs', { id: 's.job_id', search: 'j.search' }, values.add)})`,
    ),
  ];
  const scope = inScopeSql(tenant, 's.job_id', values);
  const second = filters.sort === 'job_number' ? 's.name, ' : '';
  return {
    from: 'supplies s join jobs j on j.organization_id = s.organization_id and j.id = s.job_id',
    id: 's.id',
    where: where.join(' and ') + scope,
    order: `${orders[filters.sort]} ${filters.order}, ${second}s.id ${second ? '' : filters.order}`,
    values,
    replanned: words.length > 0,
  };
};

const columns = `s.id, s.name, s.unit, s.par_level, s.on_hand, nullif(s.missing, -1) as missing, s.counted_at, s.sku,
  ${requestedOf} as requested,
  (select ca.name from common_areas ca where ca.organization_id = $1 and ca.id = s.common_area_id) as closet,
  json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name, 'status', j.status) as job,
  ${clientJson} as client`;

const shown = (tenant: Tenant, ids: readonly number[]): Promise<SupplyRow[]> =>
  tenant.query({
    name: 'supplies-shown',
    text: `select ${columns} from unnest($2::int[]) with ordinality wanted (id, place)
      join supplies s on s.organization_id = $1 and s.id = wanted.id
      join jobs j on j.organization_id = $1 and j.id = s.job_id
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: supplyRow,
  });

export const loadSupplyRows = async (tenant: Tenant, query: SupplyQuery): Promise<PageOf<SupplyRow>> => {
  const list = await listOf(tenant, query);
  const read = query.q ? loadCountedPage : loadListPage;
  return read(tenant, query, list, (ids) => shown(tenant, ids));
};

/** Ids of the rows in their order, at most `max`. */
export const supplyIds = async (tenant: Tenant, filters: SupplyFilters, max: number): Promise<number[]> =>
  loadIds(tenant, await listOf(tenant, filters), max);

const exported = z.object({
  name: z.string(),
  unit: z.enum(units),
  par_level: z.int(),
  on_hand: z.int().nullable(),
  missing: z.int().nullable(),
  counted_on: z.string().nullable(),
  sku: z.string().nullable(),
  closet: z.string().nullable(),
  job_number: z.string(),
  job_name: z.string(),
  client: z.string(),
});

export type ExportedSupply = z.infer<typeof exported>;

/** Rows for a file, in the order of the ids; the day of a count is that at the organization. */
export const suppliesForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedSupply[]> =>
  tenant.query({
    name: 'supplies-for-export',
    text: `select s.name, s.unit, s.par_level, s.on_hand, nullif(s.missing, -1) as missing, s.sku, ca.name as closet, j.job_number, j.job_name,
        c.name as client, to_char(s.counted_at at time zone o.time_zone, 'YYYY-MM-DD') as counted_on
      from unnest($2::int[]) with ordinality as wanted (id, place)
      join organizations o on o.id = $1
      join supplies s on s.organization_id = $1 and s.id = wanted.id
      join jobs j on j.organization_id = $1 and j.id = s.job_id
      join clients c on c.organization_id = $1 and c.id = j.client_id
      left join common_areas ca on ca.organization_id = $1 and ca.id = s.common_area_id
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row: exported,
  });

export const listSupplies = ({ tenant, query }: SignedInCall<(typeof supplyListEndpoints)['listSupplies']>) =>
  loadSupplyRows(tenant, query);
