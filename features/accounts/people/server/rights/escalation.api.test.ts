import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beyond, effectiveFlags, powerOf, presetFlags } from '#features/accounts/access/contract';
import { grantRole, insertRoles } from '#features/accounts/access/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { flags as allFlags, type Flag } from '#platform/contract/flags';
import { systemScope } from '#platform/server/http/person';
import { product } from '../../../../../apps/server/product.ts';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { inputWith } from '../../../../../tests/probes/sample-input.ts';

let app: TestApp;
let acme: Company;
let roles: Record<string, number>;
let attackerRole: number;
let attacker: Client;
let owner: pg.Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  roles = await roleIds(await acme.signIn('admin'));
  attackerRole = await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    const role = { key: 'attacker', name: 'Attacker', flags: [], built_in: false, sort: 90 };
    const id = (await insertRoles(tenant, [role])).get('attacker') ?? 0;
    await grantRole(tenant, acme.users.nobody, id, null);
    return id;
  });
  attacker = await acme.signIn('nobody');
  owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query("select set_config('app.organization_id', $1, false)", [String(acme.organizationId)]);
});
afterAll(async () => {
  await owner?.end();
  await app.close();
});

type Member = {
  id: number;
  status: string;
  gone: boolean;
  updated_at: string;
  /** Address, password and second steps of the login. */
  login: string;
  powers: ReadonlySet<Flag>;
};

const members = async (): Promise<Map<number, Member>> => {
  const { rows } = await owner.query(
    `select m.user_id as id, m.status, m.deleted_at is not null as gone, m.license, m.denied_modules,
      to_jsonb(m.updated_at) #>> '{}' as updated_at,
      concat_ws(' ', u.email, u.password_hash, u.must_change_password) as login,
      coalesce((select json_agg(r.flags) from membership_roles mr
        join roles r on r.organization_id = mr.organization_id and r.id = mr.role_id and r.deleted_at is null
        where mr.organization_id = m.organization_id and mr.user_id = m.user_id), '[]') as roles
    from memberships m join users u on u.id = m.user_id where m.organization_id = $1`,
    [acme.organizationId],
  );
  return new Map(
    rows.map(({ roles: held, denied_modules: deniedModules, license, ...row }) => [
      row.id,
      {
        ...row,
        powers: powerOf(effectiveFlags({ roles: held, deniedModules, license, superAdmin: false })),
      },
    ]),
  );
};

/** Values that would give a person more rights, for every field that takes such values. */
const greedy = (updated_at: string) => ({
  role_ids: [roles.admin],
  role_id: roles.admin,
  default_role_id: roles.admin,
  flags: [...allFlags],
  license: 'full',
  denied_modules: [],
  temporary_password: 'chosen-by-the-attacker',
  joins: true,
  updated_at,
});

const updatedAt = async (table: 'roles' | 'memberships', id: number): Promise<string> => {
  const key = table === 'roles' ? 'id' : 'user_id';
  const { rows } = await owner.query(
    `select to_jsonb(updated_at) #>> '{}' as at from ${table} where ${key} = $1`,
    [id],
  );
  return rows[0]?.at;
};

const writing = product.bindings.filter(
  ({ endpoint: { method, access, answer, files } }) =>
    method !== 'GET' && typeof access === 'object' && answer !== 'stream' && !files,
);

const actions = ['grant', 'revoke', 'deny', 'allow', 'add', 'remove'];

const fieldsOf = ({ body }: EndpointShape): string[] =>
  Object.keys((body as { shape?: object } | undefined)?.shape ?? {});

const isOpenWith = ({ access }: EndpointShape, held: readonly string[]): boolean => {
  const { all = [], any = [] } = access as { all?: readonly string[]; any?: readonly string[] };
  return (
    all.every((flag) => held.includes(flag)) && (any.length === 0 || any.some((flag) => held.includes(flag)))
  );
};

/** Makes a call with every field set to what an attacker would want. */
const strike = async (
  endpoint: EndpointShape,
  target: number,
  action: string | undefined,
): Promise<number> => {
  const input = inputWith(endpoint, target) as { params?: Record<string, unknown>; body?: object };
  if (input.params && 'roleId' in input.params) input.params.roleId = roles.admin;
  const readAt = await updatedAt(endpoint.path.startsWith('/core/roles') ? 'roles' : 'memberships', target);
  const known = fieldsOf(endpoint);
  const wanted = Object.entries({ ...greedy(readAt), ...(action && { action }) });
  const body = { ...input.body, ...Object.fromEntries(wanted.filter(([name]) => known.includes(name))) };
  const { status } = await attacker.send(endpoint, { ...input, ...(endpoint.body && { body }) });
  return status;
};

/** Makes every call that these rights open, on the attacker, an administrator and a colleague; returns how many succeeded
 * and how many were refused. */
const attack = async (held: readonly Flag[]): Promise<{ done: number; refused: number }> => {
  const { nobody, admin, csr } = acme.users;
  const statuses: number[] = [];
  const opened = writing.filter(({ endpoint: one }) => isOpenWith(one, held) && !isOpenWith(one, colleague));
  for (const { endpoint } of opened) {
    const ofRoles = endpoint.path.startsWith('/core/roles');
    const moves = fieldsOf(endpoint).includes('action') ? actions : [undefined];
    for (const target of ofRoles ? [attackerRole, roles.csr ?? 0] : [nobody, admin, csr]) {
      for (const action of moves) statuses.push(await strike(endpoint, target, action));
    }
  }
  const done = statuses.filter((status) => status === 200).length;
  return { done, refused: statuses.length - done };
};

/** Rights that everyone in the office has, so that a colleague does not have more rights than the attacker. */
const colleague: readonly Flag[] = presetFlags('csr');

const offices: [string, Flag[]][] = [
  ['changes people', ['hasAccessAdminUsers', 'admin.canEditUser']],
  ['adds people', ['hasAccessAdminUsers', 'admin.canAddUser', 'clients.canViewClients']],
  ['deletes people', ['hasAccessAdminUsers', 'admin.canDeleteUser']],
  ['makes roles', ['hasAccessAdminRoles', 'admin.canAddRole', 'admin.canDeleteRole']],
  ['sets up the company', ['hasAccessAdmin', 'hasAccessAdminCompanySettings']],
  ['gives duties and job access', ['hasAccessAdminJobAssignments', 'admin.canEditAssignments']],
];

describe('nobody raises anybody beyond their own rights: somebody who', () => {
  it.each(offices)('%s', { timeout: 120_000 }, async (_, more) => {
    const held = [...new Set([...colleague, ...more])];
    await owner.query('update roles set flags = $2, deleted_at = null where id = $1', [attackerRole, held]);
    const before = await members();
    const own = before.get(acme.users.nobody)?.powers ?? new Set();
    expect(more.every((flag) => own.has(flag))).toBe(true);
    const tried = await attack(held);
    expect(tried.refused).toBeGreaterThan(0);
    const after = await members();
    const raised = [...after.values()].flatMap(({ id, powers }) => {
      const had = before.get(id)?.powers ?? new Set<Flag>();
      const max = id === acme.users.nobody ? own : had.union(own);
      return beyond(powers, max).map((flag) => `${id}: ${flag}`);
    });
    expect(raised).toEqual([]);
    const beyondReach = [...before.values()].filter(({ powers }) => beyond(powers, own).length > 0);
    for (const { id, status, gone, login, powers } of beyondReach) {
      const now = after.get(id);
      expect([now?.status, now?.gone, now?.login, now?.powers]).toEqual([status, gone, login, powers]);
    }
  });
});
