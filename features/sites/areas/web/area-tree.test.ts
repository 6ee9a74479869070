import { describe, expect, it } from 'vitest';
import { flatten, placeAreas, possibleParents } from './area-tree.ts';

const area = (id: number, name: string, parent_area_id: number | null = null) => ({
  id,
  name,
  parent_area_id,
});

// West (North (Denver), South), East
const tree = placeAreas([
  area(5, 'East'),
  area(4, 'South', 1),
  area(3, 'Denver', 2),
  area(2, 'North', 1),
  area(1, 'West'),
]);

const names = (placed: readonly { area: { name: string } }[]) => placed.map((one) => one.area.name);

describe('the tree of areas', () => {
  it('orders each level by name and knows the way down', () => {
    expect(flatten(tree).map(({ way, level }) => [way, level])).toEqual([
      ['East', 1],
      ['West', 1],
      ['West › North', 2],
      ['West › North › Denver', 3],
      ['West › South', 2],
    ]);
    expect(flatten(tree).find(({ area: { id } }) => id === 3)?.region.name).toBe('West');
  });

  it.each([
    ['a new area: all but the third level', null, ['East', 'West', 'North', 'South']],
    ['an area with others below it: regions only, without itself', 2, ['East', 'West']],
    ['one without: the first two levels', 3, ['East', 'West', 'North', 'South']],
    ['a region of three levels: none', 1, []],
    ['a region alone: everything but itself', 5, ['West', 'North', 'South']],
  ])('offers as parents of %s', (_, id, expected) => {
    expect(names(possibleParents(tree, id))).toEqual(expected);
  });
});
