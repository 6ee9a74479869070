import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import type { Building } from '../../contract/index.ts';
import { buildingInScope } from './building-scope-repository.ts';

/** Everything but the note on how to get in, which leaves the database through a call of its own only. */
const columns = [
  'b.id',
  'b.name',
  'b.address',
  'b.address_2',
  'b.city',
  'b.county',
  'b.state',
  'b.zip',
  'b.lat',
  'b.lng',
  'b.location_approximate',
  'b.location_source',
  'b.time_zone',
  'b.area_id',
  'b.gross_cleanable_sqft',
  'b.number_of_floors',
  'b.zones',
  'b.inspection_frequency_days',
  'b.business_hours',
  'b.status',
  'b.updated_at',
  'b.deleted_at',
] as const;

const hasAccessNote = sql<boolean>`coalesce(b.access_note, '') <> ''`.as('has_access_note');

const floors = sql<Building['floors']>`coalesce((
  select json_agg(json_build_object('id', f.id, 'number', f.number, 'label', f.label,
    'cleanable_sqft', f.cleanable_sqft, 'updated_at', ${sql.raw(isoText('f.updated_at'))}) order by f.number, f.id)
  from floors f where f.organization_id = b.organization_id and f.building_id = b.id and f.deleted_at is null
), '[]')`;

const commonAreas = sql<Building['common_areas']>`coalesce((
  select json_agg(json_build_object('id', ca.id, 'name', ca.name, 'type_id', ca.type_id, 'floor_ids', ca.floor_ids,
    'color', ca.color, 'background', ca.background, 'sqft', ca.sqft, 'high_touch_points', ca.high_touch_points,
    'updated_at', ${sql.raw(isoText('ca.updated_at'))}) order by ca.name, ca.id)
  from common_areas ca where ca.organization_id = b.organization_id and ca.building_id = b.id and ca.deleted_at is null
), '[]')`;

const whole = (tenant: Tenant) =>
  tenant.db
    .selectFrom('buildings as b')
    .leftJoin('areas as a', (join) =>
      join.onRef('a.organization_id', '=', 'b.organization_id').onRef('a.id', '=', 'b.area_id'),
    )
    .select([
      ...columns,
      hasAccessNote,
      'a.name as area_name',
      floors.as('floors'),
      commonAreas.as('common_areas'),
    ])
    .where('b.organization_id', '=', tenant.organizationId);

const current = (tenant: Tenant) => whole(tenant).where('b.deleted_at', 'is', null);

export type FoundBuilding = Building & { deleted_at: string | null };

/** Finds a building in scope, with `deleted` also one that was deleted. */
export const loadBuilding = (
  tenant: Tenant,
  id: number,
  { deleted = false } = {},
): Promise<FoundBuilding | undefined> =>
  (deleted ? whole(tenant) : current(tenant))
    .where('b.id', '=', id)
    .where(buildingInScope(tenant, 'b.id'))
    .executeTakeFirst() as Promise<FoundBuilding | undefined>;

/** Finds a building that was just created, without a check of scope. */
export const loadNewBuilding = (tenant: Tenant, id: number): Promise<FoundBuilding> =>
  current(tenant).where('b.id', '=', id).executeTakeFirstOrThrow() as Promise<FoundBuilding>;

/** The buildings of one job. The caller must check that the job may be seen. */
export const buildingsOfJob = (tenant: Tenant, jobId: number): Promise<Building[]> =>
  current(tenant)
    .where(
      sql<SqlBool>`exists (select from job_buildings jb where jb.organization_id = b.organization_id
        and jb.building_id = b.id and jb.job_id = ${jobId})`,
    )
    .orderBy('b.name')
    .orderBy('b.id')
    .execute() as Promise<Building[]>;

const buildingAt = z.object({ id: z.int(), address: z.string(), zip: z.string() });

/** Buildings with exactly this address, ignoring case, and this ZIP code. The answered `address` and `zip` are those
 * asked for. */
export const loadBuildingsAt = (
  tenant: Tenant,
  places: readonly { address: string; zip: string }[],
): Promise<{ id: number; address: string; zip: string }[]> =>
  tenant.query({
    name: 'buildings-at',
    // Materialized: with lower() in the join condition, row-level security could not use the index.
    text: `with wanted as materialized (
        select distinct address, zip, lower(address collate "und-x-icu") as address_key
        from unnest($2::text[], $3::text[]) as place (address, zip))
      select b.id, w.address, w.zip from wanted w
      join buildings b on b.organization_id = $1 and b.address_key = w.address_key and b.zip = w.zip
      where b.deleted_at is null
      order by b.id`,
    values: [tenant.organizationId, places.map(({ address }) => address), places.map(({ zip }) => zip)],
    row: buildingAt,
  });
