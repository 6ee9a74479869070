import { describe, expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { everything, shownFlags, type View } from './shown-flags.ts';

const chosen = new Set<Flag>(['tasks.canAddTask', 'tasks.canAddNote', 'clients.canViewClients']);

const before = new Set<Flag>(['tasks.canAddTask', 'isAdmin']);

const other = new Set<Flag>(['tasks.canAddTask']);

const shown = (view: Partial<View>): Flag[] =>
  shownFlags(
    { ...everything, ...view },
    { chosen, before, other },
    (flag, group) => `${flag} ${group} ñandú`,
  ).flatMap((group) => group.shown);

describe('the flags that a view shows', () => {
  it('are all of them, group by group', () => {
    expect(shown({}).length).toBeGreaterThan(100);
    expect(shown({}).slice(0, 2)).toEqual(['isAdmin', 'canExportData']);
  });

  it.each([
    [
      'found by words in any order, without case and accents',
      { words: 'NANDU  canaddnote' },
      ['tasks.canAddNote'],
    ],
    ['changed', { changedOnly: true }, ['isAdmin', 'clients.canViewClients', 'tasks.canAddNote']],
    ['selected', { selectedOnly: true }, ['clients.canViewClients', 'tasks.canAddTask', 'tasks.canAddNote']],
    [
      'different from the other role',
      { differencesOnly: true },
      ['clients.canViewClients', 'tasks.canAddNote'],
    ],
  ] as const)('are those %s', (_, view, expected) => {
    expect(shown(view)).toEqual(expected);
  });
});
