import { z } from 'zod';
import { areasBelow, type MoveBetweenAreas } from '#features/sites/areas/server';
import { writeAuditOfMany } from '#platform/server/audit/audit-repository';
import { anyOf } from '#platform/server/db/any-of';
import type { CountRecords, LoadUses } from '#platform/server/feature/server-feature';

/** Looks in the whole organization, because people who delete an area may not see every building. */
export const buildingsOfArea: LoadUses = (tenant, areaId, max) =>
  tenant.db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('organization_id', '=', tenant.organizationId)
    .where('area_id', '=', areaId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(max)
    .execute();

const areaTotal = z.object({ area_id: z.int(), total: z.int() });

/** Buildings of each area and of the areas below it, in the whole organization. */
export const countBuildings: CountRecords = async (tenant, areaIds) => {
  const rows = await tenant.query({
    name: 'area-building-counts',
    text: `${areasBelow}
      select t.area_id, count(*)::int as total from below t
      join buildings b on b.organization_id = $1 and b.area_id = t.below_id and b.deleted_at is null
      group by t.area_id`,
    values: [tenant.organizationId, areaIds],
    row: areaTotal,
  });
  return new Map(rows.map(({ area_id, total }) => [area_id, total]));
};

/** Moves those that the person does not see as well: none may be left behind. */
export const moveBuildings: MoveBetweenAreas = async (tenant, person, { from, to, only }) => {
  const moved = await tenant.db
    .updateTable('buildings')
    .set({ area_id: to, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('area_id', '=', from)
    .where('deleted_at', 'is', null)
    .$if(only !== undefined, (buildings) => buildings.where('id', '=', anyOf(only ?? [])))
    .returning('id')
    .execute();
  await writeAuditOfMany(tenant, person, {
    action: 'building.reassigned',
    entity: 'building',
    changes: { area_id: [from, to] },
    records: moved.map(({ id }) => ({ entityId: id, buildingId: id })),
  });
  return moved.map(({ id }) => id);
};
