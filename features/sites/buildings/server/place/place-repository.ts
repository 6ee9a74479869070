import { sql } from 'kysely';
import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { locationSources } from '../../contract/index.ts';
import { buildingInScope } from '../building/building-scope-repository.ts';
import type { Address, Point } from './ask-geocoder.ts';
import type { Location } from './locate.ts';

const columns = [
  'b.id',
  'b.name',
  'b.address',
  'b.city',
  'b.state',
  'b.zip',
  'b.lat',
  'b.lng',
  'b.location_approximate',
  'b.location_source',
  'b.time_zone',
  'b.updated_at',
] as const;

const source = z.enum(locationSources).nullable();

/** Most jobs of one building that are told of its new place. */
const maxJobs = 20;

const building = (tenant: Tenant, id: number) =>
  tenant.db
    .selectFrom('buildings as b')
    .select(columns)
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null);

/** Where a building in scope is. Locked, so that of two people who place it the second one is told of the first. */
export const loadPlace = async (tenant: Tenant, id: number) => {
  const found = await building(tenant, id)
    .where(buildingInScope(tenant, 'b.id'))
    .forUpdate('b')
    .executeTakeFirst();
  return found && { ...found, location_source: source.parse(found.location_source) };
};

export type FoundPlace = NonNullable<Awaited<ReturnType<typeof loadPlace>>>;

/** The address that a position belongs to, as the database keeps it. */
const addressKey = sql<string>`concat_ws('|', address, city, state, zip)`;

/** The building with whether its address changed since it was placed. The caller answers for the scope. */
export const loadPlaceOf = (tenant: Tenant, id: number) =>
  building(tenant, id)
    .select(sql<boolean>`${addressKey} is distinct from located_for`.as('moved'))
    .executeTakeFirst();

const change = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('buildings')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

export const savePosition = async (
  tenant: Tenant,
  id: number,
  { lat, lng, time_zone }: Point & Pick<Location, 'time_zone'>,
): Promise<void> => {
  await change(tenant, id)
    .set({
      lat,
      lng,
      time_zone,
      location_source: 'manual',
      location_approximate: false,
      located_for: addressKey,
      updated_by: tenant.userId,
    })
    .execute();
};

const columnsFor = (geocoding: 'yes' | '') => ({
  name: 'geocoding-said',
  text: `select set_config('app.geocoding', $1, true)`,
  values: [geocoding],
});

/** Writes what no person entered: `updated_at` stays, so that a form that is open for the building does not become stale. */
const quietly = async <T>(tenant: Tenant, write: () => Promise<T>): Promise<T> => {
  await tenant.query(columnsFor('yes'));
  const written = await write();
  await tenant.query(columnsFor(''));
  return written;
};

/** Back to the middle of the ZIP code, until the geocoder answers. */
export const saveZipPlace = (tenant: Tenant, id: number, location: Location): Promise<unknown> =>
  quietly(tenant, () =>
    change(tenant, id)
      .set({
        ...location,
        location_source: location.lat === null ? null : 'zip',
        located_for: addressKey,
      })
      .execute(),
  );

/** What the geocoder found, unless meanwhile the address was changed or a person placed the building. */
export const saveFoundPlace = async (
  tenant: Tenant,
  id: number,
  { address, city, state, zip }: Address,
  { lat, lng, time_zone }: Point & Pick<Location, 'time_zone'>,
): Promise<boolean> => {
  const saved = await quietly(tenant, () =>
    change(tenant, id)
      .set({ lat, lng, time_zone, location_source: 'geocoder', location_approximate: false })
      .where('location_source', 'is distinct from', 'manual')
      .where('address', '=', address)
      .where('city', '=', city)
      .where('state', '=', state)
      .where('zip', '=', zip)
      .returning('id')
      .execute(),
  );
  return saved.length > 0;
};

/** Jobs whose sites are shown where the building is. */
export const jobsAt = async (tenant: Tenant, buildingId: number): Promise<number[]> => {
  const rows = await tenant.db
    .selectFrom('job_buildings')
    .select('job_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .orderBy('job_id')
    .limit(maxJobs)
    .execute();
  return rows.map(({ job_id }) => job_id);
};
