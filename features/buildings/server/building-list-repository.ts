import { areaSubtree } from '#features/areas/server';
import { countLimit } from '#platform/contract/pagination';
import { type FoundWord, findWords, hasWords } from '#platform/server/db/search-words';
import type { Tenant } from '#platform/server/db/tenant';
import type { BuildingCard } from '../contract/index.ts';
import { buildingInScope } from './building-scope-repository.ts';

export type BuildingQuery = {
  q?: string | undefined;
  onlyActive: boolean;
  jobId?: number | undefined;
  areaId?: number | undefined;
  sort: 'name' | 'address' | 'city';
  order: 'asc' | 'desc';
  limit: number | null;
  offset: number;
};

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
  { onlyActive, jobId }: BuildingQuery,
  areas: number[] | undefined,
  words: readonly FoundWord[],
) => {
  let query = tenant.db
    .selectFrom('buildings as b')
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id', jobId));
  if (onlyActive) query = query.where('b.status', '=', 'active');
  if (areas) query = query.where('b.area_id', 'in', [...areas, 0]);
  return query.where(hasWords(words, 'buildings', { id: 'b.id', search: 'b.search' }));
};

/** Buildings in scope, those of an area with its subtree, and how many up to the limit of counting. */
export const listBuildingCards = async (
  tenant: Tenant,
  query: BuildingQuery,
): Promise<{ rows: BuildingCard[]; total: number }> => {
  const areas = query.areaId === undefined ? undefined : await areaSubtree(tenant, query.areaId);
  const words = await findWords(tenant, ['buildings'], query.q);
  let page = filtered(tenant, query, areas, words)
    .select(cardColumns)
    .orderBy(`b.${query.sort}`, query.order)
    .orderBy('b.id', query.order)
    .offset(query.offset);
  if (query.limit !== null) page = page.limit(query.limit);
  const counted = filtered(tenant, query, areas, words)
    .select('b.id')
    .limit(countLimit + 1);
  const [rows, count] = await Promise.all([
    page.execute(),
    tenant.db
      .selectFrom(counted.as('counted'))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count.total };
};
