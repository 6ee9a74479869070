import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { floorsOf } from './floor-repository.ts';

type Numbers = {
  buildingId: number;
  numbers: readonly number[];
  except?: number;
  field: 'number' | 'floors';
};

/** Locks the building, in which every floor has a number of its own. */
export const checkFloorNumbers = async (
  tenant: Tenant,
  { buildingId, numbers, except, field }: Numbers,
): Promise<void> => {
  if (!(await loadVisibleBuilding(tenant, buildingId, { locked: true }))) throw notFound();
  const others = (await floorsOf(tenant, buildingId)).filter(({ id }) => id !== except);
  const taken = numbers.filter(
    (number, nth) => numbers.indexOf(number) !== nth || others.some((other) => other.number === number),
  );
  if (taken.length === 0) return;
  throw invalid({
    [field]: [{ code: 'floor_numbers_taken', values: { numbers: [...new Set(taken)].join(', ') } }],
  });
};
