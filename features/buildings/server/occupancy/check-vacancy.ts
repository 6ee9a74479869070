import { notFound, requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { isDuring, type VacancyFields } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { buildingTenantsOf } from './building-tenant-repository.ts';

/** The building in scope, locked, when these fields may stand in it. A floor where somebody rents is not vacant as a
 * whole. */
export const checkVacancy = async (
  tenant: Tenant,
  buildingId: number,
  fields: VacancyFields,
  /** Before the names of the fields in errors: `vacancies.0.` */
  path = '',
) => {
  const building = await findVisibleBuilding(tenant, buildingId, { locked: true });
  if (!building) throw notFound();
  const floors = await floorsOf(tenant, buildingId);
  const onFloor = (await buildingTenantsOf(tenant, buildingId)).filter(
    ({ floor_ids, move_in, move_out }) =>
      floor_ids.includes(fields.floor_id) && isDuring({ from: move_in, to: move_out }, fields),
  );
  const names = onFloor.map(({ name }) => name).join(', ');
  const wrong = {
    ...(floors.some(({ id }) => id === fields.floor_id) ? {} : { [`${path}floor_id`]: ['invalid_ids'] }),
    ...(fields.to && fields.to < fields.from ? { [`${path}to`]: ['ends_before_begin'] } : {}),
    ...(fields.kind === 'FF' && onFloor.length > 0
      ? { [`${path}kind`]: [{ code: 'floor_has_tenants', values: { names } }] }
      : {}),
  };
  requireValid(wrong);
  return building;
};
