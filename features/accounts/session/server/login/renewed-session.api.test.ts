import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { roleEndpoints } from '#features/administration/roles/contract';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
  testPassword,
} from '../../../../../tests/api/harness/index.ts';
import { roleIds } from '../../../../../tests/api/harness/person-body.ts';
import { sessionEndpoints } from '../../contract/index.ts';

const { getSettings, getSignedInUser, updatePassword } = sessionEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let roles: Record<string, number>;
let csr: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  admin = await acme.signIn('admin');
  roles = await roleIds(admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  csr = await acme.signIn('csr');
});

/** A client of an attacker who has copied the cookies. */
const copyOf = (client: Client): Client => {
  const copy = createClient(app);
  Object.assign(copy.cookies, client.cookies);
  return copy;
};

const opens = async (client: Client) => (await client.call(getSignedInUser)).status;

/** Gives the role to the person, or takes it away if the person has it. */
const changeRole = async (key = 'viewer') => {
  const role = { params: { id: acme.users.csr, roleId: roles[key] ?? 0 } };
  const { payload } = await admin.call(peopleEndpoints.getPerson, { params: { id: acme.users.csr } });
  const holds = payload.roles.some((one) => one.key === key);
  const { status } = await admin.call(holds ? peopleEndpoints.revokeRole : peopleEndpoints.grantRole, role);
  expect(status).toBe(200);
};

const later = async (what: 'former_until' | 'renewed_at'): Promise<void> => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  await owner.query(`update sessions set ${what} = ${what} - interval '2 minutes'`);
  await owner.end();
};

describe('a session of somebody whose rights change', () => {
  it('gets another token with the new rights; a copy of the old one ends soon after', async () => {
    const copy = copyOf(csr);
    const before = csr.cookies.session;
    await csr.call(getSettings);
    expect(csr.cookies.session).toBe(before);
    await changeRole();
    expect((await csr.call(getSettings)).status).toBe(200);
    expect(csr.cookies.session).not.toBe(before);
    expect([await opens(csr), await opens(copy)]).toEqual([200, 200]);
    await later('former_until');
    expect([await opens(csr), await opens(copy)]).toEqual([200, 401]);
    const write = { body: { locale: 'en' as const } };
    expect((await csr.call(sessionEndpoints.updateLocale, write)).status).toBe(200);
  });

  it('stays open for a browser that never got the answer, which gets another', async () => {
    const cut = copyOf(csr);
    await changeRole();
    await csr.call(getSettings);
    await later('renewed_at');
    const before = cut.cookies.session;
    expect((await cut.call(getSettings)).status).toBe(200);
    expect(cut.cookies.session).not.toBe(before);
    expect(await opens(cut)).toBe(200);
  });

  it('gets one token for pages that ask at once', async () => {
    await changeRole();
    const tabs = [copyOf(csr), copyOf(csr), copyOf(csr)];
    const before = csr.cookies.session;
    await Promise.all(tabs.map((tab) => tab.call(getSettings)));
    expect(tabs.filter((tab) => tab.cookies.session !== before)).toHaveLength(1);
    for (const tab of tabs) expect(await opens(tab)).toBe(200);
  });

  it('is due by a change of the role, too', async () => {
    const copy = { name: 'Own', description: '', flags: ['hasAccessTasks' as const] };
    const { payload } = await admin.call(roleEndpoints.createRole, { body: copy });
    const role = { params: { id: acme.users.csr, roleId: payload.id } };
    await admin.call(peopleEndpoints.grantRole, role);
    const fresh = await acme.signIn('csr');
    const before = fresh.cookies.session;
    await fresh.call(getSettings);
    expect(fresh.cookies.session).toBe(before);
    const body = { ...copy, flags: ['hasAccessTasks' as const, 'canExportData' as const] };
    const at = { updated_at: payload.updated_at };
    const saved = await admin.call(roleEndpoints.updateRole, {
      params: { id: payload.id },
      body: { ...body, ...at },
    });
    expect(saved.status, saved.text).toBe(200);
    await fresh.call(getSettings);
    expect(fresh.cookies.session).not.toBe(before);
  });

  it('keeps no former token when it ends, or when the password changes', async () => {
    const ended = copyOf(csr);
    await changeRole();
    await csr.call(getSettings);
    await csr.call(sessionEndpoints.logout, { body: {} });
    expect(await opens(ended)).toBe(401);
    const again = await acme.signIn('csr');
    const copy = copyOf(again);
    await changeRole();
    await again.call(getSettings);
    const password = 'quite-another-one';
    const body = { current_password: testPassword, password, password_confirmation: password };
    const changed = await again.call(updatePassword, { body });
    expect(changed.status, changed.text).toBe(200);
    expect([await opens(again), await opens(copy)]).toEqual([200, 401]);
  });
});
