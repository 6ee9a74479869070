import type { Floor } from '../floors/floor.ts';
import type { UsualFloors } from './building-types.ts';

/** Those of the floors where such an area usually is: each, the lowest above ground, or all but that one. */
export const usualFloorIds = (
  floors: readonly Pick<Floor, 'id' | 'number'>[],
  where: UsualFloors,
): number[] => {
  const ground = floors
    .filter(({ number }) => number >= 0)
    .toSorted((one, other) => one.number - other.number)[0];
  return floors
    .filter(({ id }) => where === 'each' || (where === 'ground') === (id === ground?.id))
    .map(({ id }) => id);
};
