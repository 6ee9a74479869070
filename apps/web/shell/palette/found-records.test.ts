import { expect, it } from 'vitest';
import { presetFlags } from '#features/access/contract';
import { shownTo } from '#platform/web/feature/index';
import { paletteProviders } from '../../features.ts';

it.each([
  ['admin', ['clients', 'inspections', 'invoices', 'people', 'special-projects', 'tasks']],
  ['supervisor', ['inspections', 'special-projects', 'tasks']],
  ['viewer', ['inspections', 'tasks']],
] as const)('searches for a person with the role %s the kinds of records that it opens', (role, kinds) => {
  const asked = paletteProviders.filter(shownTo(new Set(presetFlags(role))));
  expect(asked.map(({ id }) => id).toSorted()).toEqual(kinds);
});
