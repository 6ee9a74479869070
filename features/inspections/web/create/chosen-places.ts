import type { BuildingTenant } from '#features/buildings/contract';
import { type Place, placeKinds } from '../../contract/index.ts';
import type { ChosenIds } from './begin-inspection.ts';

/** All places, without tenants that have moved out. */
export const firstPlaces = (
  places: readonly Place[],
  tenants: readonly Pick<BuildingTenant, 'id' | 'active'>[],
): ReadonlySet<string> => {
  const gone = new Set(tenants.filter(({ active }) => !active).map(({ id }) => id));
  return new Set(places.filter(({ kind, id }) => kind !== 'tenant' || !gone.has(id)).map(({ key }) => key));
};

/** Of each kind the chosen ones, unless all are: a place that was added since is walked through too then. */
export const chosenIds = (places: readonly Place[], keys: ReadonlySet<string>): ChosenIds =>
  Object.fromEntries(
    placeKinds.flatMap((kind) => {
      const there = places.filter((place) => place.kind === kind);
      const chosen = there.filter(({ key }) => keys.has(key));
      return chosen.length === there.length ? [] : [[kind, chosen.map(({ id }) => id)]];
    }),
  );
