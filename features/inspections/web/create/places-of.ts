import { type Building, type BuildingTenant, tenantName } from '#features/buildings/contract';
import { keyOfPlace, type Place, type PlaceKind } from '../../contract/index.ts';

const placeOf = (kind: PlaceKind, id: number, rest: Pick<Place, 'name' | 'type_id' | 'floor_id'>): Place => ({
  key: keyOfPlace(kind, id),
  kind,
  id,
  ...rest,
});

const only = (floors: readonly number[]): number | null => (floors.length === 1 ? (floors[0] ?? null) : null);

const byName = (one: { name: string; id: number }, other: { name: string; id: number }): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.id - other.id;

/** The places that sections can be repeated for, in the order in which the server lists them. */
export const placesOf = (
  { floors, common_areas }: Pick<Building, 'floors' | 'common_areas'>,
  tenants: readonly BuildingTenant[],
): Place[] => [
  ...[...floors]
    .sort((one, other) => one.number - other.number || one.id - other.id)
    .map(({ id, label }) => placeOf('floor', id, { name: label, type_id: null, floor_id: null })),
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
