import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { placeKinds } from '../contract/index.ts';

const row = z.object({
  kind: z.enum(placeKinds),
  id: z.int(),
  name: z.string(),
  floors: z.array(z.string()),
  text: z.string().nullable(),
  created_at: z.string().nullable(),
});

export type PlaceRow = z.infer<typeof row>;

const codeOf = (floor: string, area: string): string => `left join place_codes c on c.organization_id = $1
  and c.building_id = $2 and c.floor_id is not distinct from ${floor}
  and c.common_area_id is not distinct from ${area} and c.replaced_at is null`;

/** The caller has made sure that the building is in scope. */
export const placesWithCodes = (tenant: Tenant, buildingId: number): Promise<PlaceRow[]> =>
  tenant.query({
    name: 'places-with-codes',
    text: `select kind, id, name, floors, text, created_at from (
        select 1 as part, 0 as rank, 'building' as kind, b.id, b.name, '{}'::text[] as floors, c.code as text, c.created_at
        from buildings b ${codeOf('null', 'null')} where b.organization_id = $1 and b.id = $2
        union all
        select 2, f.number, 'floor', f.id, f.label, '{}', c.code, c.created_at
        from floors f ${codeOf('f.id', 'null')}
        where f.organization_id = $1 and f.building_id = $2 and f.deleted_at is null
        union all
        select 3, 0, 'common_area', a.id, a.name,
          array(select f.label from floors f where f.organization_id = $1 and f.id = any(a.floor_ids)
            and f.deleted_at is null order by f.number), c.code, c.created_at
        from common_areas a ${codeOf('null', 'a.id')}
        where a.organization_id = $1 and a.building_id = $2 and a.deleted_at is null) places
      order by part, rank, name, id`,
    values: [tenant.organizationId, buildingId],
    row,
  });

export type NewCode = {
  code: string;
  building_id: number;
  floor_id: number | null;
  common_area_id: number | null;
};

/** Adds codes and returns how many. A place that got another code at the same moment keeps that one. */
export const insertCodes = async (tenant: Tenant, codes: readonly NewCode[]): Promise<number> => {
  if (codes.length === 0) return 0;
  const inserted = await tenant.db
    .insertInto('place_codes')
    .values(
      codes.map((one) => ({ organization_id: tenant.organizationId, created_by: tenant.userId, ...one })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length;
};

/** Ends a code and returns its place; undefined when it is no code of this building any more. */
export const endCode = (tenant: Tenant, buildingId: number, code: string, now: Date) =>
  tenant.db
    .updateTable('place_codes')
    .set({ replaced_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .returning(['building_id', 'floor_id', 'common_area_id'])
    .executeTakeFirst();
