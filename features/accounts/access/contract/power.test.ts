import { expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { beyond, powerOf } from './power.ts';

const power = (...flags: Flag[]) => powerOf(new Set(flags));

it.each([
  ['the same', power('hasAccessTasks'), power('hasAccessTasks'), []],
  ['a flag more', power('hasAccessTasks', 'isAdmin'), power('hasAccessTasks'), ['isAdmin']],
  ['less', power(), power('isAdmin'), []],
  [
    'an unrestricted module beside a restricted one',
    power('hasAccessReports'),
    power('hasAccessReports', 'reports.onlyFinalized'),
    ['reports.onlyFinalized'],
  ],
  [
    'a restricted module beside an unrestricted one',
    power('hasAccessReports', 'reports.onlyFinalized'),
    power('hasAccessReports'),
    [],
  ],
  ['a restriction of a closed module', power('reports.onlyFinalized'), power(), []],
])('%s', (_, wanted, held, expected) => {
  expect(beyond(wanted, held)).toEqual(expected);
});
