import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { Building } from '../contract/index.ts';
import { buildingInScope } from './building-scope-repository.ts';

/** A building with its floors and common areas, the secret note included: present it before it leaves. */
export type BuildingRow = Building;

const floors = sql<Building['floors']>`coalesce((
  select json_agg(json_build_object('id', f.id, 'number', f.number, 'label', f.label) order by f.number, f.id)
  from floors f where f.organization_id = b.organization_id and f.building_id = b.id and f.deleted_at is null
), '[]')`;

const commonAreas = sql<Building['common_areas']>`coalesce((
  select json_agg(json_build_object('id', ca.id, 'name', ca.name, 'type_id', ca.type_id, 'floor_ids', ca.floor_ids,
    'color', ca.color) order by ca.name, ca.id)
  from common_areas ca where ca.organization_id = b.organization_id and ca.building_id = b.id and ca.deleted_at is null
), '[]')`;

const whole = (tenant: Tenant) =>
  tenant.db
    .selectFrom('buildings as b')
    .leftJoin('areas as a', (join) =>
      join.onRef('a.organization_id', '=', 'b.organization_id').onRef('a.id', '=', 'b.area_id'),
    )
    .selectAll('b')
    .select(['a.name as area_name', floors.as('floors'), commonAreas.as('common_areas')])
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.deleted_at', 'is', null);

/** A building in scope. */
export const findBuilding = (tenant: Tenant, id: number): Promise<BuildingRow | undefined> =>
  whole(tenant).where('b.id', '=', id).where(buildingInScope(tenant, 'b.id')).executeTakeFirst() as Promise<
    BuildingRow | undefined
  >;

/** The buildings of one job; whether the job may be seen is for the caller to ask. */
export const buildingsOfJob = (tenant: Tenant, jobId: number): Promise<BuildingRow[]> =>
  whole(tenant)
    .where(
      sql<SqlBool>`exists (select from job_buildings jb where jb.organization_id = b.organization_id
        and jb.building_id = b.id and jb.job_id = ${jobId})`,
    )
    .orderBy('b.name')
    .orderBy('b.id')
    .execute() as Promise<BuildingRow[]>;

const buildingAt = z.object({ id: z.int(), address: z.string(), zip: z.string() });

/** The buildings at the given places; case does not count, everything else does. `address` and `zip` are those asked for. */
export const findBuildingsAt = (
  tenant: Tenant,
  places: readonly { address: string; zip: string }[],
): Promise<{ id: number; address: string; zip: string }[]> =>
  tenant.query({
    name: 'buildings-at',
    // Materialized: lower() beside a column of the table would keep row-level security from using the index.
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
