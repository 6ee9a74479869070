import { expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { actionLogTransitions, mayDelete, mayDeleteEntry, mayDeleteFinal, mayEdit } from './transitions.ts';

const actor = (flags: readonly Flag[], userId = 1, license: 'full' | 'viewer' = 'full') => ({
  userId,
  flags: new Set(flags),
  license,
});
const log = (status: 'new' | 'pending' | 'finalized', porter_id = 1) => ({ status, porter_id });

const porter = actor([]);
const editor = actor(['actionLogs.canEdit'], 2);
const supervisor = actor(['actionLogs.canEdit', 'actionLogs.canDelete'], 3);
const manager = actor(['actionLogs.canEdit', 'actionLogs.canDelete', 'actionLogs.canDeleteFinal'], 4);
const viewer = actor(['actionLogs.canEdit', 'actionLogs.canDeleteFinal'], 1, 'viewer');

it.each([
  ['the porter in the own log', porter, log('pending'), ['finalize'], true],
  ['the porter after that', porter, log('finalized'), [], false],
  ['the porter in another log', porter, log('pending', 9), [], false],
  ['who may edit', editor, log('new'), ['finalize'], true],
  ['who may edit, finalized', editor, log('finalized'), ['reopen'], false],
  ['a viewer', viewer, log('pending'), [], false],
] as const)('%s transitions and edits what is allowed', (_, who, what, transitions, edits) => {
  expect(actionLogTransitions.allowed(what, who)).toEqual(transitions);
  expect(mayEdit(what, who)).toBe(edits);
});

it.each([
  ['porter', porter, false, false, true],
  ['editor', editor, false, false, false],
  ['supervisor', supervisor, true, false, true],
  ['manager', manager, true, true, true],
  ['viewer', viewer, false, false, false],
] as const)('a %s deletes what the table says', (_, who, open, final, entry) => {
  expect(mayDelete(log('pending'), who)).toBe(open);
  expect(mayDelete(log('finalized'), who)).toBe(false);
  expect(mayDeleteFinal(log('finalized'), who)).toBe(final);
  expect(mayDeleteFinal(log('pending'), who)).toBe(false);
  expect(mayDeleteEntry(log('pending'), who)).toBe(entry);
  expect(mayDeleteEntry(log('finalized'), who)).toBe(false);
});
