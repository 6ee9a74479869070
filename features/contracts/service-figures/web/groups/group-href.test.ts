import { expect, it } from 'vitest';
import { groupHref } from './group-href.ts';

const searchOf = (href: string) => Object.fromEntries(new URL(href, 'https://cora.test').searchParams);

it('opens the services of a group with the filters that it was summed with', () => {
  const filters = { sort: 'name', order: 'asc', q: 'north', area_id: 1, lacks: ['budget'] };
  expect(searchOf(groupHref(filters, 'area', 2))).toEqual({ q: 'north', area_id: '2', lacks: 'budget' });
  expect(searchOf(groupHref(filters, 'manager', 3))).toMatchObject({ area_id: '1', manager_id: '3' });
});

it('opens those without an area once, whatever else they lack', () => {
  const lacks = ['budget', 'area', 'manager'];
  expect(searchOf(groupHref({ lacks }, 'area', 0))).toEqual({ lacks: 'budget,area,manager' });
  expect(searchOf(groupHref({}, 'manager', 0))).toEqual({ lacks: 'manager' });
});
