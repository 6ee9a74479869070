import { expect, it } from 'vitest';
import type { Building, BuildingTenant } from '#features/sites/buildings/contract';
import { partly } from '#platform/contract/testing/partly';
import { chosenIds, firstPlaces, startPlaces } from './chosen-places.ts';
import { distanceBetween, nearestFirst } from './distance.ts';
import { placesOf } from './places-of.ts';

const tenants = partly<BuildingTenant[]>([
  { id: 7, name: 'Zeta', suite: '200', floor_ids: [2], active: true },
  { id: 8, name: 'Acme', suite: '', floor_ids: [], active: false },
]);

const places = placesOf(
  partly<Building>({
    floors: [
      { id: 2, number: 2, label: 'Second' },
      { id: 1, number: 1, label: 'Ground' },
    ],
    common_areas: [{ id: 5, name: 'Lobby', type_id: 3, floor_ids: [1] }],
  }),
  tenants,
);

it('lists the places of a building as the server does', () => {
  expect(places.map(({ key, name, floor_id }) => [key, name, floor_id])).toEqual([
    ['floor:1', 'Ground', null],
    ['floor:2', 'Second', null],
    ['common_area:5', 'Lobby', 1],
    ['tenant:8', 'Acme', null],
    ['tenant:7', 'Zeta · 200', 2],
  ]);
});

it('lets the building stand for floors and common areas that nobody has entered', () => {
  const whole = placesOf({ name: 'Kiosk', floors: [], common_areas: [] }, []);
  expect(whole.map(({ key, name }) => [key, name])).toEqual([
    ['floor:0', 'Kiosk'],
    ['common_area:0', 'Kiosk'],
  ]);
  expect(chosenIds(whole, firstPlaces(whole, []))).toEqual({});
});

it('begins with all but tenants that have moved out, and names only the kinds of which some are left out', () => {
  const first = firstPlaces(places, tenants);
  expect(first.has('tenant:8')).toBe(false);
  expect(chosenIds(places, first)).toEqual({ tenant: [7] });
  expect(chosenIds(places, new Set(['floor:1', 'common_area:5', 'tenant:7', 'tenant:8']))).toEqual({
    floor: [1],
  });
});

it.each([
  ['a floor with what is on it', 'floor:1', ['floor:1', 'common_area:5', 'tenant:7']],
  ['a room with its floor', 'common_area:5', ['common_area:5', 'floor:1', 'tenant:7']],
  ['a floor without rooms, and rooms as ever', 'floor:2', ['floor:2', 'tenant:7', 'common_area:5']],
  [
    'all as ever for a place that is elsewhere',
    'floor:99',
    ['floor:1', 'floor:2', 'common_area:5', 'tenant:7'],
  ],
] as const)('begins where an address says: %s', (_case, key, expected) => {
  expect([...startPlaces(places, key, firstPlaces(places, tenants))].sort()).toEqual([...expected].sort());
});

it('measures how far a site is, and puts the nearest first', () => {
  const denver = { lat: 39.7392, lng: -104.9903 };
  expect(distanceBetween(denver, { lat: 39.7392, lng: -104.9786 })).toBeCloseTo(1000, -1);
  const at = (id: number, lat: number | null) => ({ id, buildings: [{ id, lat, lng: -104.9903 }] });
  expect(nearestFirst([at(1, null), at(2, 39.8), at(3, 39.74)], denver).map(({ id }) => id)).toEqual([
    3, 2, 1,
  ]);
});
