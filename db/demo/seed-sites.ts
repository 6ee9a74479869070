import { createArea } from '#features/sites/areas/server';
import type { Background } from '#features/sites/buildings/contract';
import {
  createCommonAreas,
  insertBuildings,
  insertBuildingTenant,
  insertFloors,
  insertVacancy,
  locate,
} from '#features/sites/buildings/server';
import { createJobService, insertJobs } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { accessNotes } from './demo-buildings.ts';
import { demoOccupancy, floorAreas } from './demo-occupancy.ts';
import { demoAreas, demoSites } from './demo-sites.ts';
import { demoServices } from './demo-work.ts';
import type { AreaType } from './demo-work-orders.ts';
import { seedClients } from './seed-clients.ts';
import type { TaskPlace } from './seed-tasks.ts';

const weekdayHours = { start: '07:00', end: '18:00' };

/** Open on weekdays, and on Saturday morning. */
const businessHours = {
  ...Object.fromEntries(['1', '2', '3', '4', '5'].map((day) => [day, weekdayHours])),
  '6': { start: '09:00', end: '13:00' },
};

const seedAreas = async (tenant: Tenant, managers: Map<string, number>): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const area of demoAreas) {
    const login =
      area.key === 'west' ? 'area.manager' : area.key === 'midwest' ? 'area.manager.midwest' : null;
    const id = await createArea(tenant, null, {
      name: area.name,
      parent_area_id: area.parent ? (ids.get(area.parent) ?? null) : null,
      manager_user_id: login ? (managers.get(login) ?? null) : null,
    });
    ids.set(area.key, id);
  }
  return ids;
};

type UsualArea = {
  name: string;
  key: AreaType;
  floors: 'all' | 'ground' | 'upper';
  color: 'blue' | 'turquoise' | 'silver' | 'orange';
  background: Background;
  /** Square feet on each of its floors. */
  sqft: number;
};

const usualAreas: readonly UsualArea[] = [
  { name: 'Main lobby', key: 'lobby', floors: 'ground', color: 'blue', background: 'stone', sqft: 1800 },
  { name: 'Restrooms', key: 'restroom', floors: 'all', color: 'turquoise', background: 'tile', sqft: 420 },
  { name: 'Elevators', key: 'elevator', floors: 'all', color: 'silver', background: 'stone', sqft: 90 },
  {
    name: 'Loading dock',
    key: 'loading-dock',
    floors: 'ground',
    color: 'orange',
    background: 'concrete',
    sqft: 1200,
  },
  { name: 'Corridors', key: 'corridor', floors: 'upper', color: 'blue', background: 'carpet', sqft: 900 },
  { name: 'Break rooms', key: 'kitchen', floors: 'upper', color: 'turquoise', background: 'vct', sqft: 350 },
  {
    name: 'Conference rooms',
    key: 'conference-room',
    floors: 'upper',
    color: 'orange',
    background: 'carpet',
    sqft: 600,
  },
];

/** Creates floors and the usual common areas of the larger buildings; returns their ids. */
const seedPlaces = async (
  tenant: Tenant,
  buildingId: number,
  { sqft, floors, look }: { sqft: number; floors: number; look: number },
  types: ReadonlyMap<string, number>,
) => {
  const sizes = floorAreas(sqft, floors);
  const floorIds = await insertFloors(
    tenant,
    buildingId,
    sizes.map((cleanable_sqft, nth) => ({
      number: nth + 1,
      label: nth === 0 ? 'Lobby level' : `Floor ${nth + 1}`,
      cleanable_sqft,
    })),
  );
  const { tenants, vacancies } = demoOccupancy(
    floorIds.map((id, nth) => ({ id, sqft: sizes[nth] ?? 0 })),
    look,
  );
  const nobody = { contact_name: null, contact_email: null, contact_phone: null, check_doors: true };
  for (const each of tenants)
    await insertBuildingTenant(tenant, { building_id: buildingId, ...nobody, ...each });
  for (const each of vacancies) await insertVacancy(tenant, { building_id: buildingId, ...each });
  const on = { all: floorIds, ground: floorIds.slice(0, 1), upper: floorIds.slice(1) };
  const areas = usualAreas.flatMap(({ key, name, color, background, sqft: each, floors: where }) => {
    const type_id = types.get(key);
    const floor_ids = on[where];
    const area = { name, color, background, sqft: each * floor_ids.length, floor_ids };
    return type_id === undefined ? [] : [{ key, area: { ...area, type_id } }];
  });
  const ids = await createCommonAreas(
    tenant,
    buildingId,
    areas.map(({ area }) => area),
  );
  return { floorIds, areas: new Map(areas.map(({ key }, nth) => [key, ids[nth] ?? 0])) };
};

/** Creates clients, areas, buildings and jobs; returns the places where tasks can be created. */
export const seedSites = async (
  tenant: Tenant,
  people: Map<string, number>,
  zone: string,
  types: ReadonlyMap<string, number>,
): Promise<TaskPlace[]> => {
  const areas = await seedAreas(tenant, people);
  const clients = await seedClients(tenant);
  const buildingIds = await insertBuildings(
    tenant,
    demoSites.map((site, index) => ({
      ...locate(site, zone),
      // The geocoder has found most addresses; at some sites somebody has put the pin at the entrance.
      ...(site.lat !== null && ({ location_source: index % 7 === 2 ? 'manual' : 'geocoder' } as const)),
      name: site.name,
      address: site.address,
      city: site.city,
      state: site.state,
      zip: site.zip,
      area_id: areas.get(site.area) ?? null,
      gross_cleanable_sqft: site.sqft,
      number_of_floors: site.floors,
      business_hours: businessHours,
      access_note: accessNotes[index % accessNotes.length] ?? null,
    })),
  );
  const jobIds = await insertJobs(
    tenant,
    demoSites.map((site, index) => ({
      job_number: site.number,
      job_name: site.name,
      client_id: clients.get(site.client) ?? 0,
      building_ids: [buildingIds[index] ?? 0],
      status: site.status,
      service_start_date: '2025-03-01',
    })),
  );
  const places: TaskPlace[] = [];
  for (const [index, site] of demoSites.entries()) {
    const jobId = jobIds[index] ?? 0;
    const buildingId = buildingIds[index] ?? 0;
    for (const service of demoServices(index)) await createJobService(tenant, null, jobId, service);
    const within =
      site.floors >= 4 ? await seedPlaces(tenant, buildingId, { ...site, look: index }, types) : null;
    if (site.status === 'active') {
      places.push({
        jobId,
        buildingId,
        zone: locate(site, zone).time_zone,
        floorIds: within?.floorIds ?? [],
        areas: within?.areas ?? new Map(),
        look: index,
      });
    }
  }
  return places;
};
