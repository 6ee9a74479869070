import { expect, it } from 'vitest';
import { presetFlags, type RoleKey } from '#features/accounts/access/contract';
import type { Session } from '#platform/web/session/index';
import { pageAt } from './pages.ts';
import { mayOpen } from './shell/open-pages.ts';

const sessionOf = (role: RoleKey) =>
  ({ flags: new Set(presetFlags(role)), user: { super_admin: 0 } }) as unknown as Session;

it.each([
  ['manager', '/admin/jobs/import', true],
  ['supervisor', '/admin/jobs/import', false],
  ['supervisor', '/admin/jobs/import/$importId', false],
  ['supervisor', '/tasks/create', true],
  ['viewer', '/tasks/create', false],
  ['viewer', '/tasks', true],
] as const)('a %s at %s: %s', (role, path, open) => {
  const page = pageAt(path);
  expect(page).toBeDefined();
  expect(mayOpen(sessionOf(role), page)).toBe(open);
});
