import { describe, expect, it } from 'vitest';
import { type Flag, flags } from '#platform/contract/flags';
import { effectiveFlags, type Grants, seesAllJobs } from './effective-flags.ts';
import { judgeFlags, modules } from './judge-flags.ts';
import { presetFlags, type RoleKey, rolePresets } from './role-presets.ts';

const flagsOf = (roles: RoleKey[], more: Partial<Grants> = {}) =>
  effectiveFlags({
    roles: roles.map(presetFlags),
    deniedModules: [],
    license: 'full',
    superAdmin: false,
    ...more,
  });

describe('effective flags', () => {
  it('frees a restriction when one role of the module is unrestricted, and adds up the rest', () => {
    const held = flagsOf(['supervisor', 'area-manager']);
    expect(held.has('specialProjects.onlyActive')).toBe(false);
    expect(held.has('inspections.canReopen')).toBe(true);
  });

  it('keeps a restriction when the other role does not open the module', () => {
    expect(flagsOf(['supervisor', 'day-porter']).has('specialProjects.onlyActive')).toBe(true);
  });

  it.each([
    ['admin', 'isAdmin', true],
    ['manager', 'specialProjects.canViewInvoices', false],
    ['manager', 'hasAccessAdminUsers', false],
    ['area-manager', 'hasAccessAdminBuildings', true],
    ['assistant-manager', 'hasAccessAdminBuildings', false],
    ['assistant-manager', 'tasks.canEditTransaction', true],
    ['area-manager', 'hasAccessAdminClients', false],
    ['sales-rep', 'hasAccessAdminClients', true],
    ['sales-rep', 'hasAccessAdminBuildings', false],
    ['day-porter', 'tasks.canEditTransaction', false],
    ['day-porter', 'tasks.canUpdateTask', true],
    ['csr', 'specialProjects.canCreate', true],
    ['csr', 'specialProjects.canUpdate', false],
    ['scheduler', 'specialProjects.canAddScheduler', true],
    ['scheduler', 'specialProjects.canAddManager', false],
    ['viewer', 'inspections.onlyFinalized', true],
    ['viewer', 'tasks.canAddTask', false],
    ['billing', 'specialProjects.canTransitionInvoices', true],
  ] satisfies [RoleKey, Flag, boolean][])('%s and %s: %s', (role, flag, expected) => {
    expect(flagsOf([role]).has(flag)).toBe(expected);
  });

  it('a viewer license leaves no flag that writes, whatever the role', () => {
    const held = [...flagsOf(['admin'], { license: 'viewer' })];
    expect(
      held.filter((flag) =>
        /can(Add|Edit|Delete|Create|Update|Transition|Bulk|Finalize|Reopen|Send|Get)/.test(flag),
      ),
    ).toEqual([]);
    expect(held).toContain('profile.canManageCommunicationPreference');
    expect(held).not.toContain('isAdmin');
  });

  it('a module taken away takes all its flags along', () => {
    const held = [...flagsOf(['admin'], { deniedModules: ['tasks'] })];
    expect(held.filter((flag) => /[tT]asks/.test(flag))).toEqual([]);
    expect(modules).toContain('tasks');
  });

  it('a super admin holds everything and is restricted by nothing', () => {
    const held = flagsOf([], { superAdmin: true });
    expect(flags.filter((flag) => !held.has(flag)).every((flag) => flag.includes('.only'))).toBe(true);
    expect(seesAllJobs(held)).toBe(true);
  });

  it('every built-in role has flags, and every flag is in some role', () => {
    for (const { key } of rolePresets) expect(presetFlags(key).length).toBeGreaterThan(0);
    const all = new Set(rolePresets.flatMap(({ key }) => presetFlags(key)));
    expect(flags.filter((flag) => !all.has(flag))).toEqual([]);
  });

  it('says what decided: roles that give, one that frees, a module, the license', () => {
    const judge = (flag: Flag, roles: RoleKey[], more: Partial<Grants> = {}) =>
      judgeFlags({ roles: roles.map(presetFlags), deniedModules: [], license: 'full', ...more }).find(
        (verdict) => verdict.flag === flag,
      );
    expect(judge('tasks.canDeleteTask', ['supervisor', 'area-manager'])).toMatchObject({
      held: true,
      grantingRoles: [1],
    });
    expect(judge('specialProjects.onlyActive', ['supervisor', 'area-manager', 'day-porter'])).toMatchObject({
      held: false,
      grantingRoles: [0],
      liftingRoles: [1],
      takenBy: null,
    });
    expect(judge('tasks.canAddTask', ['manager'], { deniedModules: ['tasks'] })?.takenBy).toBe('tasks');
    expect(judge('isAdmin', ['admin'], { license: 'viewer' })?.takenBy).toBe('license');
    expect(judge('isAdmin', ['manager'], { license: 'viewer' })).toMatchObject({
      grantingRoles: [],
      takenBy: null,
    });
  });
});
