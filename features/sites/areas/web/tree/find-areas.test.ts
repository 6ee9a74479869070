import { expect, it } from 'vitest';
import { placeAreas } from '../area-tree.ts';
import { findAreas } from './find-areas.ts';

const area = (id: number, name: string, parent_area_id: number | null, manager = '') => ({
  id,
  name,
  parent_area_id,
  manager: manager ? { name: manager } : null,
});

const tree = placeAreas([
  area(1, 'West', null),
  area(2, 'North', 1, 'Ana Núñez'),
  area(3, 'Denver', 2),
  area(4, 'East', null),
]);

it.each([
  ['denver', [3], [1, 2, 3]],
  ['NUNEZ', [2], [1, 2]],
  ['st', [1, 4], [1, 4]],
  ['ana north', [2], [1, 2]],
  ['south', [], []],
])('finds %s and the way down to it', (words, found, shown) => {
  const result = findAreas(tree, words);
  expect([...result.found].toSorted()).toEqual(found);
  expect([...result.shown].toSorted()).toEqual(shown);
});
