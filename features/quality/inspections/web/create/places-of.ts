import { type Building, type BuildingTenant, tenantName } from '#features/sites/buildings/contract';
import { keyOfPlace, type Place, type PlaceKind, wholeBuilding } from '../../contract/index.ts';

const placeOf = (kind: PlaceKind, id: number, rest: Pick<Place, 'name' | 'type_id' | 'floor_id'>): Place => ({
  key: keyOfPlace(kind, id),
  kind,
  id,
  ...rest,
});

const only = (floors: readonly number[]): number | null => (floors.length === 1 ? (floors[0] ?? null) : null);

const byName = (one: { name: string; id: number }, other: { name: string; id: number }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.id - other.id;

/** The building, where it has none of this kind. */
const orWhole = (there: readonly unknown[], kind: PlaceKind, name: string): Place[] =>
  there.length > 0 ? [] : [placeOf(kind, wholeBuilding, { name, type_id: null, floor_id: null })];

/** The places that sections can be repeated for, in the order in which the server lists them. */
export const placesOf = (
  { name: building, floors, common_areas }: Pick<Building, 'name' | 'floors' | 'common_areas'>,
  tenants: readonly BuildingTenant[],
): Place[] => [
  ...orWhole(floors, 'floor', building),
  ...[...floors]
    .sort((one, other) => one.number - other.number || one.id - other.id)
    .map(({ id, label }) => placeOf('floor', id, { name: label, type_id: null, floor_id: null })),
  ...orWhole(common_areas, 'common_area', building),
  ...[...common_areas]
    .sort(byName)
    .map(({ id, name, type_id, floor_ids }) =>
      placeOf('common_area', id, { name, type_id, floor_id: only(floor_ids) }),
    ),
  ...[...tenants].sort(byName).map((tenant) =>
    placeOf('tenant', tenant.id, {
      name: tenantName(tenant),
      type_id: null,
      floor_id: only(tenant.floor_ids),
    }),
  ),
];
