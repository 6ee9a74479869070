import { areaSubtree } from '#features/sites/areas/server';
import { type MessageRef, requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { NewBuildingBody } from '../../contract/index.ts';
import { knownTypes } from '../common-areas/common-area-type-repository.ts';

/** Refuses what a schema cannot judge, with all that is wrong at once. */
export const checkNewBuilding = async (
  tenant: Tenant,
  { area_id, floors, common_areas }: NewBuildingBody,
): Promise<void> => {
  const errors: Record<string, (string | MessageRef)[]> = {};
  if (area_id && (await areaSubtree(tenant, area_id)).length === 0) errors.area_id = ['invalid_ids'];
  const numbers = floors.map(({ number }) => number);
  const twice = numbers.filter((number, nth) => numbers.indexOf(number) !== nth);
  if (twice.length > 0) {
    errors.floors = [{ code: 'floor_numbers_taken', values: { numbers: [...new Set(twice)].join(', ') } }];
  }
  const types = await knownTypes(
    tenant,
    common_areas.map(({ type_id }) => type_id),
  );
  for (const [nth, { type_id }] of common_areas.entries()) {
    if (!types.has(type_id)) errors[`common_areas.${nth}.type_id`] = ['invalid_ids'];
  }
  requireValid(errors);
};
