import { notFound, requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { addedBeyond, isDuring, type VacancyFields } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { buildingTenantsOf } from './building-tenant-repository.ts';
import { vacanciesOf } from './vacancy-repository.ts';

/** The building in scope, locked, when these fields may stand in it. A floor where somebody rents is not vacant as a whole, and
 * no more than the floor is vacant on a day. */
export const checkVacancy = async (
  tenant: Tenant,
  buildingId: number,
  fields: VacancyFields,
  {
    path = '',
    id,
  }: {
    /** Before the names of the fields in errors: `vacancies.0.` */
    path?: string;
    /** The vacancy that gets these fields; a new one when left out. */
    id?: number;
  } = {},
) => {
  const building = await loadVisibleBuilding(tenant, buildingId, { locked: true });
  if (!building) throw notFound();
  const floors = await floorsOf(tenant, buildingId);
  const onFloor = (await buildingTenantsOf(tenant, buildingId)).filter(
    ({ floor_ids, move_in, move_out }) =>
      floor_ids.includes(fields.floor_id) && isDuring({ from: move_in, to: move_out }, fields),
  );
  const floor = floors.find((each) => each.id === fields.floor_id);
  const size = floor?.cleanable_sqft ?? null;
  const all = (await vacanciesOf(tenant, buildingId)).filter(({ floor_id }) => floor_id === fields.floor_id);
  const beyond = addedBeyond(size, all, { added: fields, replaced: all.find((each) => each.id === id) });
  const names = onFloor.map(({ name }) => name).join(', ');
  const wrong = {
    ...(floor ? {} : { [`${path}floor_id`]: ['invalid_ids'] }),
    ...(fields.to && fields.to < fields.from ? { [`${path}to`]: ['ends_before_begin'] } : {}),
    ...(fields.kind === 'FF' && onFloor.length > 0
      ? { [`${path}kind`]: [{ code: 'floor_has_tenants', values: { names } }] }
      : {}),
    ...(beyond > 0
      ? { [`${path}sqft`]: [{ code: 'vacancy_beyond_floor', values: { size: size ?? 0, beyond } }] }
      : {}),
  };
  requireValid(wrong);
  return building;
};
