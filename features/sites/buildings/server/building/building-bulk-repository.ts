import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { requestGeocodes } from '../place/geocode-request-repository.ts';
import type { Location } from '../place/locate.ts';

export type NewBuilding = Location & {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  address_2?: string | null;
  county?: string | null;
  area_id?: number | null;
  gross_cleanable_sqft?: number | null;
  number_of_floors?: number | null;
  zones?: number | null;
  inspection_frequency_days?: number | null;
  business_hours?: unknown;
  access_note?: string | null;
  status?: 'active' | 'inactive';
  /** Without it, a given position counts as set by a person. */
  location_source?: 'geocoder' | 'zip' | 'manual';
};

/** Inserts all buildings in one statement; returns their ids in the order of the rows. */
export const insertBuildings = async (tenant: Tenant, rows: readonly NewBuilding[]): Promise<number[]> => {
  if (rows.length === 0) return [];
  const inserted = await tenant.query({
    name: 'buildings-insert',
    text: `insert into buildings (organization_id, name, address, address_2, city, county, state, zip, lat, lng,
        location_approximate, location_source, time_zone, area_id, gross_cleanable_sqft, number_of_floors, zones,
        inspection_frequency_days, business_hours, access_note, status, created_by)
      select $1, r.name, r.address, r.address_2, r.city, r.county, r.state, r.zip, r.lat, r.lng,
        r.location_approximate, r.location_source, r.time_zone, r.area_id, r.gross_cleanable_sqft, r.number_of_floors, r.zones,
        r.inspection_frequency_days, r.business_hours, r.access_note, coalesce(r.status, 'active'), $2
      from rows from (json_to_recordset($3::json) as (name text, address text, address_2 text, city text, county text,
        state text, zip text, lat double precision, lng double precision, location_approximate boolean,
        location_source text, time_zone text,
        area_id integer, gross_cleanable_sqft integer, number_of_floors integer, zones integer,
        inspection_frequency_days integer, business_hours jsonb, access_note text, status text)) with ordinality as r
      order by r.ordinality
      returning id`,
    values: [tenant.organizationId, tenant.userId, JSON.stringify(rows)],
    row: idRow,
  });
  await requestGeocodes(
    tenant,
    inserted.map(({ id }) => id),
  );
  return inserted.map(({ id }) => id).sort((a, b) => a - b);
};

/** True for rows of the given buildings that no job uses. The used buildings are looked up once for all: tables that an
 * import has just filled have no statistics, and a lookup for each building would scan all of them. */
const unused = (
  building: string,
): string => `b.organization_id = $1 and ${building} = any($2::int[]) and ${building} <> all (array(
  select jb.building_id from job_buildings jb where jb.organization_id = $1 and jb.building_id = any($2::int[])))`;

/** Deletes buildings for good, with their floors and common areas, when an import is undone. Buildings that a job uses
 * stay. Returns the ids of the deleted ones. */
export const removeBuildings = async (tenant: Tenant, ids: readonly number[]): Promise<number[]> => {
  const values = [tenant.organizationId, ids];
  await tenant.query({ text: `delete from common_areas b where ${unused('b.building_id')}`, values });
  await tenant.query({ text: `delete from floors b where ${unused('b.building_id')}`, values });
  const rows = await tenant.query({
    text: `delete from buildings b where ${unused('b.id')} returning id`,
    values,
    row: idRow,
  });
  return rows.map(({ id }) => id);
};
