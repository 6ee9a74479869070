import { describe, expect, it } from 'vitest';
import type { JobRow } from '#features/sites/jobs/contract';
import { boundsOf, boundsOfSites, sitesWithin } from './bounds.ts';
import { findSites } from './find-sites.ts';
import { groupSites } from './site-groups.ts';
import {
  approximateOffset,
  hasPin,
  kindOf,
  looks,
  looksOf,
  makeIndex,
  pinsOf,
  type SiteIndex,
} from './site-index.ts';
import { sortSites } from './sort-sites.ts';

type Place = { lat: number | null; lng: number | null; near?: boolean; city?: string };

const site = (id: number, name: string, status: JobRow['status'], ...places: Place[]): JobRow => ({
  id,
  job_number: `N${id}`,
  job_name: name,
  status,
  client: { id: 1, name: 'Juniper Group' },
  buildings: places.map(({ lat, lng, near = false, city = 'Denver' }, at) => ({
    id: id * 10 + at,
    name,
    address: '1 Peña Blvd',
    city,
    state: 'CO',
    zip: '80202',
    lat,
    lng,
    location_approximate: near,
    area_id: null,
  })),
});

const denver = { lat: 39.74, lng: -104.99 };
const guam = { lat: 13.45, lng: 144.79 };

const rows = [
  site(5, 'Lantern Tower', 'active', denver, { lat: 40.01, lng: -105.27, near: true, city: 'Boulder' }),
  site(7, 'Café Commons', 'inactive', { lat: null, lng: null }),
  site(8, 'Harbor Station', 'draft', { ...guam, near: true }),
  site(9, 'Nowhere Plaza', 'active'),
];

const index: SiteIndex = makeIndex(rows);
const all = [0, 1, 2, 3];

describe('the index of sites', () => {
  it('has a pin for each building with a position', () => {
    expect([...index.pins.job]).toEqual([5, 5, 8]);
    expect([...index.pins.look]).toEqual([0, approximateOffset, approximateOffset + 1]);
    expect(all.map((place) => hasPin(index, place))).toEqual([true, false, true, false]);
    expect(index.placeOf.get(8)).toBe(2);
  });

  it('takes the pins of some sites out', () => {
    expect([...pinsOf(index, [1, 2]).job]).toEqual([8]);
    expect(pinsOf(index, []).job).toHaveLength(0);
  });
});

describe('finding sites', () => {
  it.each([
    ['', true, [0, 3]],
    ['', false, all],
    ['LANTERN', false, [0]],
    ['cafe', false, [1]],
    ['cafe', true, []],
    ['pena 80202', false, [0, 1, 2]],
    ['boulder n5', false, [0]],
    ['juniper plaza', false, [3]],
    ['  ', false, all],
  ])('%j, active only: %s', (words, activeOnly, found) => {
    expect(findSites(index, { words, activeOnly })).toEqual(found);
  });

  it('keeps to the sites that other criteria leave', () => {
    expect(findSites(index, { words: '', activeOnly: false, among: new Set([7, 9]) })).toEqual([1, 3]);
    expect(findSites(index, { words: 'cafe', activeOnly: true, among: new Set([7]) })).toEqual([]);
  });
});

describe('the part of the map that shows', () => {
  const colorado = { west: -109, south: 37, east: -102, north: 41 };

  it('keeps the sites with a pin in it', () => {
    expect(sitesWithin(index, all, colorado)).toEqual([0]);
    expect(sitesWithin(index, [1, 2, 3], colorado)).toEqual([]);
  });

  it('finds them also when the map has been turned around the world', () => {
    const turned = { ...colorado, west: colorado.west - 360, east: colorado.east - 360 };
    expect(sitesWithin(index, all, turned)).toEqual([0]);
    const overTheSea = { west: 130, south: 0, east: 260, north: 50 };
    expect(sitesWithin(index, all, overTheSea)).toEqual([0, 2]);
  });

  it('is nowhere without pins', () => {
    expect(boundsOfSites(index, [1, 3])).toBeNull();
  });

  it('holds every pin when there are few', () => {
    const { west, east } = boundsOfSites(index, all) ?? { west: 0, east: 0 };
    expect(west).toBeCloseTo(-105.27, 3);
    expect(east).toBeCloseTo(144.79, 3);
  });

  it('leaves outliers out when there are many', () => {
    const count = 200;
    const lng = Float32Array.from({ length: count }, (_, at) => (at === 0 ? 170 : -100 + at / 100));
    const lat = Float32Array.from({ length: count }, () => 40);
    const pins = { job: new Int32Array(count), look: new Uint8Array(count), lng, lat };
    expect(boundsOf(pins)?.east).toBeLessThan(-97);
  });
});

describe('where sites lie together', () => {
  const spread = makeIndex([
    ...rows,
    site(11, 'Aurora Hall', 'active', { lat: 39.7, lng: -104.8, city: 'Aurora' }),
    site(12, 'Union Court', 'active', { ...denver, lat: 39.75 }),
  ]);

  it('begins with the largest group, named by its city', () => {
    const groups = groupSites(spread, [0, 1, 2, 3, 4, 5]);
    expect(groups.map(({ places, city }) => [places, city])).toEqual([
      [[0, 4, 5], 'Denver'],
      [[2], 'Denver'],
    ]);
    expect(groups[0]?.bounds.east).toBeLessThan(-104);
    expect(groupSites(spread, [1, 3])).toEqual([]);
  });
});

describe('the work of sites', () => {
  const work = new Map([
    [5, { open: 4, past_due: 3 }],
    [8, { open: 9, past_due: 9 }],
    [9, { open: 7, past_due: 1 }],
  ]);
  const busy = makeIndex(
    rows,
    work,
    new Map([
      [9, 'Abel'],
      [5, 'Zoe'],
    ]),
  );

  it.each([
    [0, '0', 'fine'],
    [1, '1', 'late'],
    [2, '2', 'late'],
    [3, '3', 'behind'],
    [9, '9', 'behind'],
    [10, '9+', 'behind'],
    [400, '9+', 'behind'],
  ])('shows %d past-due tasks as %s', (past_due, words, kind) => {
    const counts = new Map([[1, { open: past_due, past_due }]]);
    const { pins } = makeIndex([site(1, 'A', 'inactive', denver)], counts, new Map(), 'tasks');
    expect(looks[pins.look[0] ?? -1]).toBe(words);
    expect(kindOf(pins.look[0] ?? -1)).toBe(kind);
    expect(kindOf((pins.look[0] ?? -1) + approximateOffset)).toBe(kind);
  });

  it.each([
    ['success', 'success'],
    ['warning', 'warning'],
    ['error', 'error'],
    [undefined, 'unscored'],
  ] as const)('shows a last score of the level %s as %s', (band, kind) => {
    const bands = new Map(band ? [[1, band]] : []);
    const { pins } = makeIndex([site(1, 'A', 'active', denver)], null, new Map(), 'scores', bands);
    expect(kindOf(pins.look[0] ?? -1)).toBe(kind);
    expect(looksOf(kind)).toEqual([pins.look[0]]);
  });

  it.each([
    ['finalized', 'finalized'],
    ['running', 'running'],
    ['missing', 'missing'],
    [undefined, 'unexpected'],
  ] as const)('shows a last night that is %s as %s', (state, kind) => {
    const nights = new Map(state ? [[1, state]] : []);
    const { pins } = makeIndex([site(1, 'A', 'active', denver)], null, new Map(), 'nights', null, nights);
    expect(kindOf(pins.look[0] ?? -1)).toBe(kind);
    expect(looksOf(kind)).toEqual([pins.look[0]]);
  });

  it('shows the status until the tasks are asked for, and to people who may not know of them', () => {
    expect([...busy.pins.look].map(kindOf)).toEqual(['active', 'active', 'draft']);
    expect([...makeIndex(rows, null, new Map(), 'tasks').pins.look].map(kindOf)).toEqual([
      'active',
      'active',
      'draft',
    ]);
  });

  it.each([
    ['site', [0, 1, 2, 3]],
    ['past_due', [2, 0, 3, 1]],
    ['open', [2, 3, 0, 1]],
    ['supervisor', [3, 0, 1, 2]],
  ] as const)('sorts the list by %s', (sort, order) => {
    expect(sortSites(busy, [0, 1, 2, 3], sort)).toEqual(order);
  });
});
