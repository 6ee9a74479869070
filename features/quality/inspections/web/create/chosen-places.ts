import type { BuildingTenant } from '#features/sites/buildings/contract';
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

/** The place in the address, with everything on that floor or with the floor of that room. Places of other kinds stay as they are
 * in `first`. */
export const startPlaces = (
  places: readonly Place[],
  key: string | undefined,
  first: ReadonlySet<string>,
): ReadonlySet<string> => {
  const start = places.find((place) => place.key === key);
  if (!start) return first;
  const near = places.filter(
    ({ kind, id, floor_id }) =>
      (start.kind === 'floor' && floor_id === start.id) || (kind === 'floor' && id === start.floor_id),
  );
  const chosen = [start, ...near];
  const others = places.filter(
    (place) => first.has(place.key) && !chosen.some(({ kind }) => kind === place.kind),
  );
  return new Set([...chosen, ...others].map((place) => place.key));
};

/** Ids of the chosen places by kind. A kind of which all places are chosen is left out, so that a place added since then is
 * included. */
export const chosenIds = (places: readonly Place[], keys: ReadonlySet<string>): ChosenIds =>
  Object.fromEntries(
    placeKinds.flatMap((kind) => {
      const there = places.filter((place) => place.kind === kind);
      const chosen = there.filter(({ key }) => keys.has(key));
      return chosen.length === there.length ? [] : [[kind, chosen.map(({ id }) => id)]];
    }),
  );
