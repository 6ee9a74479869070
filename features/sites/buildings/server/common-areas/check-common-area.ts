import { requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { floorsOf } from '../floors/floor-repository.ts';
import { knownTypes } from './common-area-type-repository.ts';

type Wanted = {
  types: readonly { field: string; id: number }[];
  floorIds: readonly number[];
  floorsField: string;
};

/** The types exist, and the floors are of the building. */
export const checkCommonArea = async (
  tenant: Tenant,
  buildingId: number,
  { types, floorIds, floorsField }: Wanted,
): Promise<void> => {
  const floors = new Set((await floorsOf(tenant, buildingId)).map(({ id }) => id));
  const known = await knownTypes(
    tenant,
    types.map(({ id }) => id),
  );
  const wrong = {
    ...Object.fromEntries(
      types.filter(({ id }) => !known.has(id)).map(({ field }) => [field, ['invalid_ids']]),
    ),
    ...(floorIds.every((id) => floors.has(id)) ? {} : { [floorsField]: ['floor_or_area_invalid'] }),
  };
  requireValid(wrong);
};
