import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

export const requestGeocode = async (tenant: Tenant, buildingId: number): Promise<void> => {
  await tenant.db
    .insertInto('geocode_requests')
    .values({ organization_id: tenant.organizationId, building_id: buildingId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Requests geocoding for those of these new buildings whose position is not known exactly. */
export const requestGeocodes = async (tenant: Tenant, buildingIds: readonly number[]): Promise<void> => {
  await tenant.query({
    name: 'geocode-requests',
    text: `insert into geocode_requests (organization_id, building_id)
      select $1, id from buildings where organization_id = $1 and id = any($2::int[])
        and coalesce(location_source, 'zip') = 'zip'
      on conflict do nothing`,
    values: [tenant.organizationId, buildingIds],
  });
};

export const forgetGeocode = async (tenant: Tenant, buildingId: number): Promise<void> => {
  await tenant.db
    .deleteFrom('geocode_requests')
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .execute();
};

export const forgetAllGeocodes = async (tenant: Tenant): Promise<void> => {
  await tenant.db
    .deleteFrom('geocode_requests')
    .where('organization_id', '=', tenant.organizationId)
    .execute();
};

export const waitsForGeocode = async (tenant: Tenant): Promise<boolean> => {
  const one = await tenant.db
    .selectFrom('geocode_requests')
    .select('building_id')
    .where('organization_id', '=', tenant.organizationId)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
};

const waiting = z.object({
  id: z.int(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  time_zone: z.string(),
  /** The building was deleted, or a person has placed it in the meantime. */
  settled: z.boolean(),
});

export type WaitingBuilding = z.infer<typeof waiting>;

/** The longest waiting building. */
export const nextToGeocode = async (tenant: Tenant): Promise<WaitingBuilding | undefined> => {
  const [found] = await tenant.query({
    name: 'geocode-next',
    text: `select b.id, b.address, b.city, b.state, b.zip, b.time_zone,
        b.deleted_at is not null or b.location_source is not distinct from 'manual' as settled
      from geocode_requests g join buildings b on b.organization_id = $1 and b.id = g.building_id
      where g.organization_id = $1 order by g.building_id limit 1`,
    values: [tenant.organizationId],
    row: waiting,
  });
  return found;
};
