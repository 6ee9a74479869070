import { addDays } from '#platform/contract/add-days';
import { type Building, type BuildingTenant, isDuring, shareFloors } from '../../contract/index.ts';

/** What a tenant that moves out leaves empty on one floor. */
export type LeftVacant = { floor_id: number; sqft: number | ''; kind: 'FF' | 'PF' };

type Leaving = { floor_ids: readonly number[]; sqft: number | ''; move_out: string };

/** The rooms it had, floor by floor; a full floor when nobody else is on it from the next day on. */
export const leftVacant = (
  building: Building,
  others: readonly BuildingTenant[],
  { floor_ids, sqft, move_out }: Leaving,
): LeftVacant[] => {
  const floors = building.floors.filter(({ id }) => floor_ids.includes(id));
  const freed = shareFloors(sqft || 0, floors);
  const then = { from: addDays(move_out, 1), to: null };
  return floors.map((floor, nth) => {
    const shared = others.some(
      (each) =>
        each.floor_ids.includes(floor.id) && isDuring({ from: each.move_in, to: each.move_out }, then),
    );
    return {
      floor_id: floor.id,
      sqft: freed[nth] || (shared ? '' : (floor.cleanable_sqft ?? '')),
      kind: shared ? 'PF' : 'FF',
    };
  });
};
