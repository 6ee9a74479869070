import { expect, it } from 'vitest';
import { type Flag, flags } from '#platform/contract/flags';
import type { Session } from '#platform/web/session/index';
import { barEntries } from './bar-entries.ts';

const shown = (held: readonly Flag[]) =>
  barEntries({ flags: new Set(held) } as unknown as Session).map(({ to }) => to);

it('offers everything to who may use everything, the new task in the middle', () => {
  expect(shown(flags)).toEqual(['/', '/tasks', '/tasks/create', '/map']);
});

it.each([
  ['nothing', [], ['/']],
  ['tasks to read', ['hasAccessTasks', 'hasAccessDashboardTasks'], ['/', '/tasks']],
  ['tasks without their page', ['hasAccessTasks'], ['/']],
  ['the map', ['hasAccessWorld'], ['/', '/map']],
] as const)('leaves out what is not open to a person with %s', (_, held, entries) => {
  expect(shown(held)).toEqual(entries);
});
