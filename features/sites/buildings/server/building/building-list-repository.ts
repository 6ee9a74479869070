import { type SqlBool, sql } from 'kysely';
import { areaSubtree } from '#features/sites/areas/server';
import type { PageOf } from '#platform/contract/pagination';
import { anyOf } from '#platform/server/db/any-of';
import { countQuery } from '#platform/server/db/count-query';
import { type FoundWord, hasWords, loadSearchWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import { loadPage, type PageQuery } from '#platform/server/http/page';
import type { BuildingCard } from '../../contract/index.ts';
import { buildingInScope } from './building-scope-repository.ts';

export type BuildingQuery = {
  q?: string | undefined;
  onlyActive: boolean;
  withoutJob?: boolean;
  /** Lists deleted buildings only. */
  deleted?: boolean;
  jobId?: number | undefined;
  areaId?: number | undefined;
  sort: 'name' | 'address' | 'city';
  order: 'asc' | 'desc';
} & PageQuery;

const cardColumns = [
  'b.id',
  'b.name',
  'b.address',
  'b.city',
  'b.state',
  'b.zip',
  'b.lat',
  'b.lng',
  'b.location_approximate',
  'b.area_id',
] as const;

const filtered = (
  tenant: Tenant,
  { onlyActive, jobId, withoutJob, deleted }: BuildingQuery,
  areas: number[] | undefined,
  words: readonly FoundWord[],
) => {
  let query = tenant.db
    .selectFrom('buildings as b')
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.deleted_at', deleted ? 'is not' : 'is', null)
    .where(buildingInScope(tenant, 'b.id', jobId));
  if (onlyActive) query = query.where('b.status', '=', 'active');
  if (withoutJob) {
    query = query.where(
      sql<SqlBool>`not exists (select from job_buildings jb where jb.organization_id = ${tenant.organizationId}
        and jb.building_id = b.id)`,
    );
  }
  if (areas) query = query.where('b.area_id', '=', anyOf(areas));
  return query.where(hasWords(words, 'buildings', { id: 'b.id', search: 'b.search' }));
};

/** Buildings in scope. `area_id` includes the areas below it. */
export const loadBuildingCards = async (
  tenant: Tenant,
  query: BuildingQuery,
): Promise<PageOf<BuildingCard>> => {
  const areas = query.areaId === undefined ? undefined : await areaSubtree(tenant, query.areaId);
  const words = await loadSearchWords(tenant, ['buildings'], query.q);
  return loadPage(query, {
    rows: ({ limit, offset }) =>
      filtered(tenant, query, areas, words)
        .select(cardColumns)
        .orderBy(`b.${query.sort}`, query.order)
        .orderBy('b.id', query.order)
        .$if(limit !== null, (page) => page.limit(limit).offset(offset))
        .execute(),
    count: (max) => countQuery(tenant, filtered(tenant, query, areas, words).select('b.id'), max),
  });
};

/** Cards of those of these buildings that are in scope. */
export const cardsOf = (tenant: Tenant, ids: readonly number[], max: number): Promise<BuildingCard[]> =>
  tenant.db
    .selectFrom('buildings as b')
    .select(cardColumns)
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', anyOf(ids))
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id'))
    .orderBy('b.name')
    .orderBy('b.id')
    .limit(max)
    .execute();
