import { expect, it } from 'vitest';
import { type Flag, flags } from '#platform/contract/flags';
import type { Session } from '#platform/web/session/index';
import { barEntries } from './bar-entries.ts';
import { quickStarts } from './quick-starts.ts';

const shown = (held: readonly Flag[]) => {
  const session = { flags: new Set(held) } as unknown as Session;
  const { before, after } = barEntries(session);
  const to = (entry: { to: string }) => entry.to;
  return { places: [...before, ...after].map(to), starts: quickStarts(session).map(to) };
};

it('offers everything to who may use everything', () => {
  expect(shown(flags)).toEqual({
    places: ['/', '/tasks', '/map'],
    starts: [
      '/tasks/create',
      '/daily-reports?start=true',
      '/action-log?begin=true',
      '/quality/inspections/create',
      '/admin/jobs/create',
    ],
  });
});

it.each([
  ['nothing', [], ['/'], []],
  ['tasks to read', ['hasAccessTasks', 'hasAccessDashboardTasks'], ['/', '/tasks'], []],
  ['tasks without their page', ['hasAccessTasks'], ['/'], []],
  ['the map', ['hasAccessWorld'], ['/', '/map'], []],
  ['reports to read', ['hasAccessReports'], ['/'], []],
  ['reports to write', ['hasAccessReports', 'reports.canEdit'], ['/'], ['/daily-reports?start=true']],
] as const)('leaves out what is not open to a person with %s', (_, held, places, starts) => {
  expect(shown(held)).toEqual({ places, starts });
});
