import { createArea } from '#features/areas/server';
import {
  createCommonAreas,
  insertBuildings,
  insertBuildingTenant,
  insertFloors,
  insertVacancy,
  locate,
} from '#features/buildings/server';
import { createJobService, insertJobs } from '#features/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { demoOccupancy, floorAreas } from './demo-occupancy.ts';
import { demoAreas, demoSites } from './demo-sites.ts';
import { demoServices } from './demo-work.ts';
import type { AreaType } from './demo-work-orders.ts';
import { seedClients } from './seed-clients.ts';
import type { TaskPlace } from './seed-tasks.ts';

const businessHours = { start: '07:00', end: '18:00' };

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
};

const usualAreas: readonly UsualArea[] = [
  { name: 'Main lobby', key: 'lobby', floors: 'ground', color: 'blue' },
  { name: 'Restrooms', key: 'restroom', floors: 'all', color: 'turquoise' },
  { name: 'Elevators', key: 'elevator', floors: 'all', color: 'silver' },
  { name: 'Loading dock', key: 'loading-dock', floors: 'ground', color: 'orange' },
  { name: 'Corridors', key: 'corridor', floors: 'upper', color: 'blue' },
  { name: 'Break rooms', key: 'kitchen', floors: 'upper', color: 'turquoise' },
  { name: 'Conference rooms', key: 'conference-room', floors: 'upper', color: 'orange' },
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
  const areas = usualAreas.flatMap(({ key, name, color, floors: where }) => {
    const type_id = types.get(key);
    return type_id === undefined ? [] : [{ key, area: { name, color, type_id, floor_ids: on[where] } }];
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
    demoSites.map((site) => ({
      ...locate(site, zone),
      name: site.name,
      address: site.address,
      city: site.city,
      state: site.state,
      zip: site.zip,
      area_id: areas.get(site.area) ?? null,
      gross_cleanable_sqft: site.sqft,
      number_of_floors: site.floors,
      business_hours: businessHours,
      access_note: 'Alarm panel behind the reception desk. The code is with the supervisor.',
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
      report_required: index % 3 === 0,
      action_log_required: index % 4 === 0,
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
