import { describe, expect, it } from 'vitest';
import { presetFlags, type RoleKey } from '#features/accounts/access/contract';
import { type Actor, flagsOf, mayGive, refusalOfRights, rightsOver, type Subject } from './people-policy.ts';

const full = { license: 'full', denied_modules: [] };

const flagsOfRole = (...keys: RoleKey[]) => flagsOf(keys.map(presetFlags), full);

const office = ['hasAccessAdminUsers', 'admin.canAddUser', 'admin.canEditUser', 'admin.canDeleteUser'];

const admin: Actor = { userId: 1, flags: flagsOfRole('admin') };
/** A manager who may also manage people. */
const manager: Actor = { userId: 2, flags: flagsOf([presetFlags('manager'), office], full) };

const subject = (key: RoleKey, more: Partial<Subject> = {}): Subject => ({
  userId: 9,
  status: 'active',
  deleted: false,
  hasEmail: true,
  elsewhere: false,
  flags: flagsOfRole(key),
  ...more,
});

const allowed = (rights: object): string[] =>
  Object.entries(rights).flatMap(([name, may]) => (may ? [name] : []));

describe('what may be done with a person', () => {
  const all = ['update', 'change_rights', 'change_login', 'set_password', 'deactivate', 'delete'];

  it.each([
    ['an admin with a supervisor', subject('supervisor'), admin, all],
    ['an admin with an admin', subject('admin'), admin, all],
    ['a manager with an admin', subject('admin'), manager, ['update']],
    ['an admin with themselves', subject('admin', { userId: 1 }), admin, ['update', 'change_rights']],
    [
      'an admin with somebody who works elsewhere, too',
      subject('csr', { elsewhere: true }),
      admin,
      all.filter((name) => name !== 'change_login' && name !== 'set_password'),
    ],
    [
      'an admin with somebody invited',
      subject('csr', { status: 'invited' }),
      admin,
      ['update', 'change_rights', 'change_login', 'invite', 'deactivate', 'delete'],
    ],
    [
      'an admin with somebody invited who has no address',
      subject('csr', { status: 'invited', hasEmail: false }),
      admin,
      ['update', 'change_rights', 'change_login', 'set_password', 'invite', 'deactivate', 'delete'],
    ],
    [
      'an admin with somebody deactivated',
      subject('csr', { status: 'deactivated' }),
      admin,
      ['update', 'change_rights', 'change_login', 'activate', 'delete'],
    ],
    ['an admin with somebody deleted', subject('csr', { deleted: true }), admin, ['restore']],
    ['a supervisor with anybody', subject('viewer'), { userId: 3, flags: flagsOfRole('supervisor') }, []],
  ])('%s', (_, person, actor, expected) => {
    expect(allowed(rightsOver(person, actor))).toEqual(expected);
  });
});

describe('who may give a role', () => {
  it.each([
    ['admin', false],
    ['billing', false],
    ['manager', true],
    ['supervisor', true],
    ['sales-rep', false],
  ] as const)('a manager of people gives %s: %s', (key, expected) => {
    expect(mayGive(presetFlags(key), manager)).toBe(expected);
    expect(mayGive(presetFlags(key), admin)).toBe(true);
  });

  it('not somebody who is restricted where the role is not', () => {
    const restricted = { userId: 5, flags: flagsOf([['hasAccessReports', 'reports.onlyFinalized']], full) };
    expect(mayGive(['hasAccessReports'], restricted)).toBe(false);
    expect(mayGive(['hasAccessReports', 'reports.onlyFinalized'], restricted)).toBe(true);
  });
});

describe('a change of rights is refused', () => {
  const change = (person: Subject, actor: Actor, after: Subject['flags'], added: RoleKey[] = []) =>
    refusalOfRights({ subject: person, after, added: added.map(presetFlags) }, actor);

  it.each([
    ['raising oneself', subject('manager', { userId: 2 }), manager, flagsOfRole('admin'), 'own_rights'],
    ['lowering oneself', subject('admin', { userId: 1 }), admin, flagsOfRole('csr'), null],
    ['taking from somebody above', subject('admin'), manager, flagsOfRole('csr'), 'rights_beyond_own'],
    ['giving back a module one has', subject('csr'), manager, flagsOfRole('csr'), null],
    ['giving what one lacks', subject('csr'), manager, flagsOfRole('admin'), 'role_beyond_own'],
  ] as const)('%s', (_, person, actor, after, expected) => {
    expect(change(person, actor, after)).toBe(expected);
  });

  it('when the role is beyond, even if the person gains nothing', () => {
    const viewer = subject('viewer', { flags: new Set() });
    expect(change(viewer, manager, new Set(), ['admin'])).toBe('role_beyond_own');
  });
});
