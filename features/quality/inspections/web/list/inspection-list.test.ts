import { expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { inspectionList, inspectionListOf } from './inspection-list.ts';

const viewOf = (words: string) =>
  inspectionList.viewOf(inspectionList.schema.parse(Object.fromEntries(new URLSearchParams(words))))?.id;

it.each([
  ['', 'recent'],
  ['client=7', 'recent'],
  ['dateFrom=2026-01-01', undefined],
  ['dateTo=2026-01-31&client=7', undefined],
  ['q=lobby', undefined],
  ['older=true', 'all'],
  ['older=true&q=lobby', 'all'],
  ['older=true&dateFrom=2026-01-01', undefined],
  ['outcome=fail&dateFrom=2026-01-01', 'failed'],
  ['status=pending,completed,finalized&dateFrom=2026-01-01&dateTo=2026-01-31&reinspection=false', undefined],
])('shows for %j the view %s, which says what is listed', (words, view) => expect(viewOf(words)).toBe(view));

it.each([
  [['inspections.canEdit'], ['recent', 'mine', 'pending', 'failed', 'final', 'all']],
  [['inspections.canViewAllStatus'], ['recent', 'pending', 'failed', 'final', 'all']],
  [['inspections.onlyFinalized'], ['recent', 'failed', 'all']],
] as [Flag[], string[]][])('offers who holds %j the views that can have rows', (flags, ids) =>
  expect(inspectionListOf(new Set(flags)).quickViews.map(({ id }) => id)).toEqual(ids),
);
