import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMembership } from '#features/accounts/access/server';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { roleEndpoints } from '#features/administration/roles/contract';
import { systemScope } from '#platform/server/http/person';
import { giveRole } from '../../../../tests/api/harness/give-role.ts';
import {
  type Client,
  type Company,
  createClient,
  runWork,
  startWithCompanies,
  type TestApp,
  testPassword,
  type Who,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { securityListEndpoints, securitySettingsEndpoints } from '../contract/index.ts';

const {
  listMemberSessions,
  endMemberSessions,
  listFailedSignIns,
  listExports,
  listRightsChanges,
  exportFailedSignIns,
} = securityListEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
});
afterAll(() => app.close());
beforeEach(() => asOwner('delete from throttles'));

const asOwner = async (text: string, values: unknown[] = []) => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(text, values)).rows;
  } finally {
    await owner.end();
  }
};

const isSignedIn = async (client: Client) =>
  (await client.call(sessionEndpoints.getSignedInUser)).status === 200;

const sessionsOf = async (who: Who, client = admin) =>
  (await client.call(listMemberSessions, { query: { user_id: acme.users[who] } })).payload.rows;

const joinRival = (who: Who) =>
  app.database.withTenant(systemScope(rival.organizationId), (tenant) =>
    insertMembership(tenant, {
      user_id: acme.users[who],
      email: `${who}@acme.test`,
      first_name: 'Wo',
      last_name: 'Rker',
    }),
  );

/** The rights of an office that manages people, and no others. */
const giveOffice = async (who: Who) => {
  const flags = ['hasAccessAdminUsers', 'admin.canEditUser'] as const;
  const role = await admin.call(roleEndpoints.createRole, { body: { name: 'Office', flags: [...flags] } });
  await giveRole(app, acme, acme.users[who], role.payload.id);
};

describe('sessions', () => {
  it('are shown and ended one by one or all, by people with no fewer rights', async () => {
    const [one, other] = [await acme.signIn('supervisor'), await acme.signIn('supervisor')];
    const rows = await sessionsOf('supervisor');
    expect(rows).toHaveLength(2);
    const end = (body: { user_id: number; session_id?: number }, client = admin) =>
      client.call(endMemberSessions, { body });
    const user_id = acme.users.supervisor;
    expect((await end({ user_id }, await acme.signIn('manager'))).status).toBe(403);
    expect((await end({ user_id }, await rival.signIn('admin'))).status).toBe(404);
    expect((await end({ user_id: acme.users.admin })).code).toBe('sessions_own');
    await giveOffice('sales-rep');
    const canEnd = async (who: Who) =>
      (await sessionsOf(who, await acme.signIn('sales-rep'))).map(({ can_end }) => can_end);
    expect([await canEnd('admin'), await canEnd('nobody')].flat()).not.toContain(true);
    await acme.signIn('nobody');
    expect(await canEnd('nobody')).toEqual([true]);
    const [own] = await sessionsOf('admin');
    expect((await end({ user_id, session_id: own?.id ?? 0 })).status).toBe(404);
    expect((await end({ user_id, session_id: rows[0]?.id ?? 0 })).payload).toEqual({ ended: 1 });
    expect([await isSignedIn(one), await isSignedIn(other)].filter(Boolean)).toHaveLength(1);
    expect((await end({ user_id })).payload).toEqual({ ended: 1 });
    expect(await isSignedIn(one)).toBe(await isSignedIn(other));
  });

  it('of a login that opens another organization, too, are neither shown nor ended', async () => {
    const worker = await acme.signIn('scheduler');
    await joinRival('scheduler');
    expect(await sessionsOf('scheduler')).toEqual([]);
    expect(await sessionsOf('scheduler', await rival.signIn('admin'))).toEqual([]);
    const answer = await admin.call(endMemberSessions, { body: { user_id: acme.users.scheduler } });
    expect(answer.code).toBe('sessions_elsewhere');
    expect(await isSignedIn(worker)).toBe(true);
  });
});

describe('failed logins', () => {
  const tryAs = (email: string, password = 'wrong-password') =>
    createClient(app).call(sessionEndpoints.login, { body: { email, password } });
  const rowsFor = async (client: Client, query: object = {}) => {
    await runWork(app, 'sign-ins');
    return (await client.call(listFailedSignIns, { query })).payload.rows;
  };

  it('are known to the organizations of the person, with the reason, and to no other', async () => {
    await tryAs('viewer@acme.test');
    await tryAs('stranger@nowhere.test');
    const rows = await rowsFor(admin, { user_id: acme.users.viewer });
    expect(rows).toMatchObject([{ user_id: acme.users.viewer, reason: 'password', address: '127.0.0.1' }]);
    expect((await rowsFor(admin)).every(({ email }) => email?.endsWith('@acme.test'))).toBe(true);
    expect(await rowsFor(await rival.signIn('admin'), { user_id: acme.users.viewer })).toEqual([]);
    await admin.call(peopleEndpoints.deactivatePerson, { params: { id: acme.users.viewer }, body: {} });
    await tryAs('viewer@acme.test', testPassword);
    expect((await rowsFor(admin, { reason: ['no-access'] })).map(({ user_id }) => user_id)).toEqual([
      acme.users.viewer,
    ]);
    expect(await rowsFor(admin, { at_to: '2020-01-01' })).toEqual([]);
  });

  it('leave the house as a file only with the right to export, which leaves its own trace', async () => {
    const query = { format: 'csv' as const };
    const { bytes } = await admin.call(exportFailedSignIns, { query });
    const [header, first] = parse(bytes, { bom: true }) as string[][];
    expect(header).toEqual(['When', 'Name', 'Email', 'Why', 'Network address', 'Device']);
    expect(first?.[3]).toBe('No longer has access');
    const exports = await admin.call(listExports);
    expect(exports.payload.rows[0]).toMatchObject({
      action: 'Exported',
      subject: 'Failed logins',
      actor: { id: acme.users.admin },
      note: expect.stringMatching(/rows?$/),
    });
    expect((await (await acme.signIn('manager')).call(exportFailedSignIns, { query })).status).toBe(403);
  });
});

describe('retention', () => {
  it('forgets old failed logins and ends old sessions, and keeps the audit log', async () => {
    const { payload: settings } = await admin.call(securitySettingsEndpoints.getSecuritySettings);
    const { support_writes_until: _u, without_second_factor: _w, ...now } = settings;
    const body = { ...now, session_days: 2, failed_sign_in_days: 10 };
    await admin.call(securitySettingsEndpoints.updateSecuritySettings, { body });
    const [old, young, shared] = [
      await acme.signIn('csr'),
      await acme.signIn('csr'),
      await acme.signIn('scheduler'),
    ];
    const [{ id } = { id: 0 }] = (await sessionsOf('csr')).sort((a, b) => a.id - b.id);
    await asOwner(
      `update sessions set created_at = now() - interval '3 days' where id = $1 or user_id = $2`,
      [id, acme.users.scheduler],
    );
    await asOwner(`select identity_note_failed_sign_in($1, now() - interval '11 days', '', '', 'code')`, [
      acme.users.csr,
    ]);
    const count = async (table: string) =>
      (await sqlAs<{ n: number }>(app, acme, `select count(*)::int as n from ${table}`))[0]?.n ?? 0;
    const [failed, audit] = [await count('failed_sign_ins'), await count('audit_log')];
    const { organizationId } = acme;
    await app.wiring.queue.addAlone(
      'periodic',
      { organizationId, kind: 'round' },
      { key: String(organizationId) },
    );
    await runWork(app, 'periodic');
    expect([await isSignedIn(old), await isSignedIn(young), await isSignedIn(shared)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await count('failed_sign_ins')).toBe(failed - 1);
    expect(await count('audit_log')).toBe(audit);
  });
});

describe('changes of rights', () => {
  it('are said in words, in both languages, and found by person', async () => {
    const fields = { name: 'Night lead', description: '', flags: ['tasks.canAddTask' as const] };
    const { payload: role } = await admin.call(roleEndpoints.createRole, { body: fields });
    const id = acme.users['day-porter'];
    await admin.call(peopleEndpoints.grantRole, { params: { id, roleId: role.id } });
    const list = async (query: object, locale = 'en') =>
      (
        await admin.call(listRightsChanges, {
          query,
          headers: { 'accept-language': locale, cookie: `locale=${locale}` },
        })
      ).payload.rows;
    const [granted] = await list({ user_id: id });
    expect(granted).toMatchObject({ action: 'Permissions changed', path: `/admin/user/${id}` });
    expect(granted?.changes[0]?.label).toBe('Roles');
    expect(granted?.changes[0]?.after).toContain('Night lead');
    const all = await list({}, 'es');
    const created = all.find(({ subject }) => subject === 'Rol: Night lead');
    expect(created).toMatchObject({
      action: 'Creado',
      changes: [{ label: 'Permisos otorgados', after: 'Crear tareas' }],
    });
    expect(JSON.stringify(all)).not.toMatch(/role_ids|flags_|two-factor/);
    const foreign = await rival.signIn('admin');
    const theirs = await foreign.call(listRightsChanges);
    expect(theirs.text).not.toContain('Night lead');
  });

  it('leave out what the people of support or the office did about nothing of this', async () => {
    const rows = await sqlAs<{ topic: string }>(
      app,
      acme,
      `select distinct security_topic(action, changes) as topic from audit_log where action like 'session.log%'`,
    );
    expect(rows).toEqual([{ topic: null }]);
  });
});
