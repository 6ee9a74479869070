import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import type { Flag } from '#platform/contract/flags';
import { countStatements } from '../../../../../tests/api/harness/count-statements.ts';
import { giveRole } from '../../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type Role, type RolePreview, roleEndpoints } from '../../contract/index.ts';

const { createRole, previewRole, previewRolePeople, updateRole } = roleEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let role: Role;

const before: Flag[] = ['hasAccessSpecialProjects', 'tasks.canAddTask', 'tasks.canDeleteTask'];

const after: Flag[] = ['hasAccessSpecialProjects', 'specialProjects.onlyActive', 'tasks.canAddNote'];

const holders = ['nobody', 'csr', 'viewer', 'day-porter', 'supervisor'] as const;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  role = (await admin.call(createRole, { body: { name: 'Night lead', flags: before } })).payload;
  for (const who of holders) await giveRole(app, acme, acme.users[who], role.id);
});
afterAll(() => app.close());

const preview = (flags: Flag[] = after, client = admin) =>
  client.call(previewRole, { params: { id: role.id }, body: { flags } });

const flagsOf = async (who: (typeof holders)[number]): Promise<Set<string>> => {
  const { status, payload } = await (await acme.signIn(who)).call(sessionEndpoints.getSettings);
  expect(status).toBe(200);
  const found: string[] = [];
  for (const [name, value] of Object.entries(payload as Record<string, unknown>)) {
    if (value === true) found.push(name);
    if (typeof value === 'object' && value !== null) {
      for (const [inner, held] of Object.entries(value)) if (held === true) found.push(`${name}.${inner}`);
    }
  }
  return new Set(found);
};

/** What people really gain and lose: their answers before and after the save, compared. */
const realChanges = async (save: () => Promise<unknown>): Promise<Pick<RolePreview, 'gains' | 'loses'>> => {
  const then = await Promise.all(holders.map(flagsOf));
  await save();
  const now = await Promise.all(holders.map(flagsOf));
  const count = (from: Set<string>[], to: Set<string>[]) => {
    const people = new Map<string, number>();
    to.forEach((held, at) => {
      for (const flag of held) if (!from[at]?.has(flag)) people.set(flag, (people.get(flag) ?? 0) + 1);
    });
    return [...people].map(([flag, count]) => ({ flag: flag as Flag, people: count }));
  };
  return { gains: count(then, now), loses: count(now, then) };
};

const byFlag = (list: RolePreview['gains']) => list.toSorted((a, b) => a.flag.localeCompare(b.flag));

describe('the preview of a role', () => {
  it('counts people after all their roles, modules and licenses, as they really gain and lose', async () => {
    await sqlAs(app, acme, "update memberships set denied_modules = '{tasks}' where user_id = $1", [
      acme.users['day-porter'],
    ]);
    const { payload } = await preview();
    expect(payload.people).toBe(5);
    const real = await realChanges(async () => {
      const { id, name, updated_at } = role;
      const saved = await admin.call(updateRole, {
        params: { id },
        body: { name, flags: after, updated_at },
      });
      role = saved.payload;
    });
    expect(byFlag(payload.gains)).toEqual(byFlag(real.gains));
    expect(byFlag(payload.loses)).toEqual(byFlag(real.loses));
    expect(payload.loses.map(({ flag }) => flag)).toContain('tasks.canDeleteTask');
    expect(payload.gains.map(({ flag }) => flag)).toContain('specialProjects.onlyActive');
  });

  it('says that nothing changes, and changes nothing itself', async () => {
    expect((await preview(after)).payload).toEqual({ people: 5, changed: 0, gains: [], loses: [] });
    await preview([]);
    expect((await preview(after)).payload.changed).toBe(0);
  });

  it('names who gains or loses one flag', async () => {
    const ask = (flag: Flag, direction: 'gains' | 'loses', flags: Flag[]) =>
      admin.call(previewRolePeople, { params: { id: role.id }, body: { flags, flag, direction } });
    const { payload } = await ask('hasAccessLibrary', 'gains', [...after, 'hasAccessLibrary']);
    expect(payload.people.map(({ id }) => id).toSorted()).toEqual(
      [acme.users.nobody, acme.users.viewer].toSorted(),
    );
    expect(payload.total).toBe(2);
    expect((await ask('isAdmin', 'gains', after)).payload).toEqual({ people: [], total: 0 });
  });

  it('is for people who may change roles of their organization', async () => {
    expect((await preview(after, await acme.signIn('manager'))).status).toBe(403);
    expect((await preview(after, await rival.signIn('admin'))).status).toBe(404);
    expect((await preview(['x' as Flag])).status).toBe(422);
  });
});

describe('with 5,000 people and 40 roles', () => {
  const people = 5000;

  it('counts in as many statements as with few', async () => {
    const few = await countStatements(() => preview());
    await sqlAs(
      app,
      acme,
      `with made as (
        insert into roles (organization_id, name, flags)
        select $1, 'Grown ' || n, array[(array['tasks.canAddTask', 'reports.canEdit', 'hasAccessReports'])[1 + n % 3]]
        from generate_series(1, 40) n returning id)
      select count(*) from made`,
      [acme.organizationId],
    );
    await addPeople();
    expect((await preview([])).payload.people).toBe(people + 5);
    expect(await countStatements(() => preview())).toBe(few);
  });

  /** Logins belong to no organization, so the owner of the database adds them. */
  const addPeople = async () => {
    const owner = new (await import('pg')).default.Client({ connectionString: app.ownerUrl });
    await owner.connect();
    await owner.query("select set_config('app.organization_id', $1, false)", [String(acme.organizationId)]);
    await owner.query(
      `with made as (insert into users (email) select 'p' || n || '@many.test' from generate_series(1, $2::int) n returning id, email)
       insert into memberships (organization_id, user_id, email, first_name, last_name)
       select $1, id, email, 'P', 'Many ' || id from made`,
      [acme.organizationId, people],
    );
    await owner.query(
      `insert into membership_roles (organization_id, user_id, role_id)
       select $1, m.user_id, r.id from memberships m
       join lateral (select id, row_number() over (order by id) as n from roles
         where organization_id = $1 and name like 'Grown%') r on r.n % 13 = m.user_id % 13 or r.n = m.user_id % 40
       where m.organization_id = $1 and m.last_name like 'Many%'
       union select $1, user_id, $2 from memberships where organization_id = $1 and last_name like 'Many%'
       on conflict do nothing`,
      [acme.organizationId, role.id],
    );
    await owner.query('analyze memberships');
    await owner.query('analyze membership_roles');
    await owner.end();
  };
});
