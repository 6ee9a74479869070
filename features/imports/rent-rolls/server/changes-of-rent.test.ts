import { expect, it } from 'vitest';
import type { JudgedRent } from './judging.ts';
import { changesOfRent } from './rent-roll.ts';

it('names floors by their labels, and the end of a vacancy as the day on which people move out', () => {
  const row = {
    place: { floors: [{ id: 1, label: '2' }] },
    floors: [{ id: -1, label: '3' }],
    changes: [
      { type: 'tenant-change', id: 5, before: { floor_ids: [1] }, after: { floor_ids: [1, -1] } },
      { type: 'vacancy-change', id: 6, before: { to: null }, after: { to: '2026-03-01' } },
      { type: 'vacancy', fields: {} },
    ],
  };
  expect(changesOfRent(row as unknown as JudgedRent)).toEqual([
    { field: 'floors', before: '2', after: '2; 3' },
    { field: 'move_out', before: null, after: '2026-03-01' },
  ]);
});
