import { anyOf } from '#platform/server/db/any-of';
import type { Tenant } from '#platform/server/db/tenant';
import { type Place, type PlaceFloor, type PlaceTenant, type PlaceVacancy, suiteKey } from './place.ts';

type OfBuilding<T> = T & { building_id: number };

const floorsIn = (tenant: Tenant, ids: readonly number[]): Promise<OfBuilding<PlaceFloor>[]> =>
  tenant.db
    .selectFrom('floors')
    .select(['id', 'building_id', 'number', 'label', 'cleanable_sqft'])
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();

const tenantsIn = (tenant: Tenant, ids: readonly number[]): Promise<OfBuilding<PlaceTenant>[]> =>
  tenant.db
    .selectFrom('building_tenants')
    .select(['id', 'building_id', 'name', 'suite', 'floor_ids', 'sqft', 'move_in', 'move_out'])
    .select(['contact_name', 'contact_email', 'contact_phone', 'check_doors'])
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

const vacanciesIn = (tenant: Tenant, ids: readonly number[]): Promise<OfBuilding<PlaceVacancy>[]> =>
  tenant.db
    .selectFrom('building_vacancies')
    .select(['id', 'building_id', 'floor_id', 'kind', 'sqft', 'from_date as from', 'to_date as to'])
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$narrowType<Pick<PlaceVacancy, 'kind'>>()
    .execute();

const byBuilding = <T>(rows: readonly OfBuilding<T>[]): Map<number, OfBuilding<T>[]> =>
  Map.groupBy(rows, ({ building_id }) => building_id);

/** The buildings with their tenants and vacancies. `locked`: nobody else changes these before the transaction ends. */
export const loadPlaces = async (
  tenant: Tenant,
  jobOfBuilding: ReadonlyMap<number, number>,
  { locked }: { locked: boolean },
): Promise<Map<number, Place>> => {
  const ids = [...jobOfBuilding.keys()];
  if (ids.length === 0) return new Map();
  const buildings = await tenant.db
    .selectFrom('buildings')
    .select(['id', 'number_of_floors'])
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', anyOf(ids))
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(locked, (found) => found.forUpdate())
    .execute();
  const floors = byBuilding(await floorsIn(tenant, ids));
  const tenants = byBuilding(await tenantsIn(tenant, ids));
  const vacancies = byBuilding(await vacanciesIn(tenant, ids));
  const placeOf = (id: number, numberOfFloors: number | null): Place => ({
    id,
    jobId: jobOfBuilding.get(id) ?? 0,
    numberOfFloors,
    floors: floors.get(id) ?? [],
    tenants: tenants.get(id) ?? [],
    vacancies: vacancies.get(id) ?? [],
    bySuite: new Map((tenants.get(id) ?? []).map((each) => [suiteKey(each), each])),
  });
  return new Map(buildings.map(({ id, number_of_floors }) => [id, placeOf(id, number_of_floors)]));
};
