import { expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import type { Session } from '../session/session.ts';
import { isOpen } from './is-open.ts';
import type { Gate } from './page.ts';

const sessionOf = (...flags: Flag[]) =>
  ({ flags: new Set(flags), user: { super_admin: 0 } }) as unknown as Session;

const restricted = { flag: 'hasAccessReports', unless: 'reports.onlyFinalized' } as const;

it.each<[string, Gate, Flag[], boolean]>([
  ['everybody where it is for everybody', 'signed-in', [], true],
  ['nobody but support', 'super-admin', ['isAdmin'], false],
  ['holders of the flag', 'hasAccessReports', ['hasAccessReports'], true],
  ['holders of one of several', ['hasAccessTasks', 'hasAccessReports'], ['hasAccessReports'], true],
  ['nobody without it', restricted, ['hasAccessTasks'], false],
  ['holders of the flag without the restriction', restricted, ['hasAccessReports'], true],
  ['nobody under the restriction', restricted, ['hasAccessReports', 'reports.onlyFinalized'], false],
])('opens a page to %s', (_name, gate, flags, open) => {
  expect(isOpen(gate, sessionOf(...flags))).toBe(open);
});
