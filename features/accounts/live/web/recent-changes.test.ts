import { expect, it } from 'vitest';
import { recentChanges } from './recent-changes.ts';

const change = (eventId: number) => ({ kind: 'change', entity: 'task', id: 1, eventId }) as const;

it('a change is news once, and is told again to who begins later', () => {
  const recent = recentChanges();
  expect([1, 2, 1].map((id, at) => recent.add(change(id), at))).toEqual([true, true, false]);
  expect(recent.since(1)).toEqual([change(2)]);
  expect(recent.since(0)).toEqual([change(1), change(2)]);
});

it('the oldest are forgotten', () => {
  const recent = recentChanges();
  for (let id = 1; id <= 501; id += 1) recent.add(change(id), id);
  expect(recent.since(0)).toHaveLength(500);
  expect(recent.add(change(1), 600)).toBe(true);
});
