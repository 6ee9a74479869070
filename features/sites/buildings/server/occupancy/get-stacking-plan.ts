import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { isDuring, type occupancyEndpoints, stackFloors } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { buildingTenantsOf } from './building-tenant-repository.ts';
import { presentBuildingTenant } from './present-building-tenant.ts';
import { vacanciesOf } from './vacancy-repository.ts';

type Call = SignedInCall<(typeof occupancyEndpoints)['getStackingPlan']>;

/** Who is where today, by the calendar of the building. */
export const getStackingPlan = async ({ tenant, person, params, now }: Call) => {
  const building = await findVisibleBuilding(tenant, params.id, { locked: false });
  if (!building) throw notFound();
  const [floors, tenants, vacancies] = await Promise.all([
    floorsOf(tenant, building.id),
    buildingTenantsOf(tenant, building.id),
    vacanciesOf(tenant, building.id),
  ]);
  const today = dateAt(now, building.time_zone);
  const plan = stackFloors({
    building,
    floors,
    tenants: tenants
      .map((row) => presentBuildingTenant(row, building.time_zone, now))
      .filter(({ active }) => active),
    vacancies: vacancies.filter((each) => isDuring(each, { from: today, to: today })),
  });
  return {
    ...plan,
    can: {
      edit: person.flags.has('admin.canEditTenants'),
      edit_floors: person.flags.has('admin.canEditFloors'),
    },
  };
};
