import { expect, it } from 'vitest';
import { presetFlags } from '#features/accounts/access/contract';
import { shownTo } from '#platform/web/feature/index';
import { paletteProviders } from '../../features.ts';
import { stillFound } from './use-found-records.ts';

it.each([
  ['admin', ['clients', 'inspections', 'invoices', 'people', 'special-projects', 'tasks']],
  ['supervisor', ['inspections', 'special-projects', 'tasks']],
  ['viewer', ['inspections', 'tasks']],
] as const)('searches for a person with the role %s the kinds of records that it opens', (role, kinds) => {
  const asked = paletteProviders.filter(shownTo(new Set(presetFlags(role))));
  expect(asked.map(({ id }) => id).toSorted()).toEqual(kinds);
});

it('keeps of earlier finds only what matches the words that are typed now', () => {
  const items = [
    { id: '1', label: 'INV-2026-00001', description: 'Łódź Tower', to: '/1' },
    { id: '2', label: 'INV-2026-00017', to: '/2' },
  ];
  const kept = (typed: string) => stillFound(items, typed).map(({ id }) => id);
  expect(kept('inv 0001')).toEqual(['1', '2']);
  expect(kept('inv-2026-00017')).toEqual(['2']);
  expect(kept('lodz')).toEqual(['1']);
  expect(kept('bluestem')).toEqual([]);
});
