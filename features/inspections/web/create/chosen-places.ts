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

/** The place that an address names, with what is on that floor, or with the floor of that room. Kinds of which none is there
 * stay as they are. */
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

/** Of each kind the chosen ones, unless all are: a place that was added since is walked through too then. */
export const chosenIds = (places: readonly Place[], keys: ReadonlySet<string>): ChosenIds =>
  Object.fromEntries(
    placeKinds.flatMap((kind) => {
      const there = places.filter((place) => place.kind === kind);
      const chosen = there.filter(({ key }) => keys.has(key));
      return chosen.length === there.length ? [] : [[kind, chosen.map(({ id }) => id)]];
    }),
  );
