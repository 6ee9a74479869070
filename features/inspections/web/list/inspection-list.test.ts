import { expect, it } from 'vitest';
import { inspectionList } from './inspection-list.ts';

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
