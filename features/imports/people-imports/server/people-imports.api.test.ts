import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { runImport } from '#features/imports/imports/server';
import { jobAssignmentEndpoints } from '#features/sites/assignments/contract';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
  waitingWork,
} from '../../../../tests/api/harness/index.ts';
import { roleIds } from '../../../../tests/api/harness/person-body.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { peopleImportEndpoints as endpoints, type PeopleImportMapping } from '../contract/index.ts';
import { peopleKind } from './people-kind.ts';

let app: TestApp;
let company: Company;
let admin: Client;
let made = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  company = await seedCompany(app, `staff-${made}`);
  admin = await company.signIn('admin');
});

const header = 'First name,Last name,Email,Roles,Phone,Employee code,License,Language,Job numbers';

const ana = () => `ANA,RUIZ,ana${made}@list.test,Supervisor;Conserje diurno,(303) 555-0147,E-1,,es,J-1`;
const ben = () => `Ben,Cole,ben${made}@list.test,viewer,,,viewer,,`;

const upload = (lines: readonly string[], who = admin) => {
  const file = new Blob([[header, ...lines].join('\n')]);
  return who.call(endpoints.uploadPeopleImport, { files: [{ field: 'file', file, name: 'people.csv' }] });
};

type Record = Awaited<ReturnType<typeof upload>>['payload'];

const bodyOf = (record: Record, given: Partial<PeopleImportMapping> = {}) => ({
  mapping: { ...record.mapping, ...given },
});

const preview = async (lines: readonly string[], who = admin) => {
  const { payload: record } = await upload(lines, who);
  return who.call(endpoints.previewPeopleImport, { params: { id: record.id }, body: bodyOf(record) });
};

const importAll = async (lines: readonly string[], given: Partial<PeopleImportMapping> = {}, who = admin) => {
  const { payload: record } = await upload(lines, who);
  const params = { id: record.id };
  const answer = await who.call(endpoints.runPeopleImport, { params, body: bodyOf(record, given) });
  expect(answer.status, answer.text).toBe(200);
  await runImport(
    app.wiring,
    { [peopleKind.name]: peopleKind },
    { organizationId: company.organizationId, importId: record.id, userId: company.users.admin },
  );
  return (await admin.call(endpoints.getPeopleImport, { params })).payload;
};

const listed = async (q: string) =>
  (await admin.call(peopleEndpoints.listPeople, { query: { q, status: ['invited', 'active'] } })).payload
    .rows;

const undo = (id: number) => admin.call(endpoints.undoPeopleImport, { params: { id }, body: {} });

const invitations = async () =>
  (await waitingWork(app, 'mail')).filter(
    ({ data }) => data.kind === 'invitation' && data.organizationId === company.organizationId,
  );

describe('a preview', () => {
  it('says of every row what becomes of it', async () => {
    const { status, payload } = await preview([
      ana(),
      ana().replace('E-1', 'E-9'),
      ben().replace(',,,viewer', ',,E-1,viewer'),
      `Cy,Dow,csr@staff-${made}.test,Supervisor,,,,,`,
      `Eve,Fox,eve${made}@list.test,Boss;Supervisor,,,,,J-404`,
      'Gil,Hay,nothing,,,,,,',
    ]);
    expect(status).toBe(200);
    expect(payload.counts).toMatchObject({ created: 1, duplicate: 2, invalid: 3 });
    expect(payload.rows.map(({ reasons }) => reasons.map(({ message }) => message))).toEqual([
      [],
      ['Line 2 is for the same record and is used. Differences in this row are ignored.'],
      ['Line 2 has the same employee code.'],
      ['This person is already in your organization.'],
      ['There is no role called Boss.', 'There is no job with the number J-404.'],
      ['Please enter a valid email address.', 'This field is required.'],
    ]);
    expect(payload.rows[0]?.cleaned).toMatchObject({ first_name: 'Ana', locale: 'es', license: 'full' });
  });

  it('knows people who are deactivated or deleted, and their codes', async () => {
    await importAll([ana(), ben()]);
    const [one] = await listed(`ana${made}@list`);
    const [two] = await listed('ben');
    await admin.call(peopleEndpoints.deactivatePerson, { params: { id: one?.id ?? 0 }, body: {} });
    await admin.call(peopleEndpoints.deletePerson, { params: { id: two?.id ?? 0 }, body: {} });
    const { payload } = await preview([ana(), ben(), `Cy,Dow,cy${made}@list.test,Viewer,,E-1,,,`]);
    expect(payload.rows.map(({ reasons }) => reasons[0]?.code)).toEqual([
      'people_import_deactivated',
      'people_import_deleted',
      'employee_code_taken',
    ]);
  });

  it('refuses roles beyond the own power, and jobs out of sight', async () => {
    const { organizationId, users } = company;
    await sqlAs(
      app,
      company,
      `with office as (insert into roles (organization_id, key, name, flags) values ($1, 'office', 'Office', $2) returning id)
       insert into membership_roles (organization_id, user_id, role_id) select $1, $3, id from office`,
      [organizationId, ['hasAccessAdminUsers', 'admin.canAddUser'], users.supervisor],
    );
    const office = await company.signIn('supervisor');
    const { payload } = await preview(
      [
        ana().replace('Conserje diurno', 'Admin'),
        ben().replace(/,$/, ',J-2'),
        `Cy,Dow,cy${made}@list.test,Supervisor,,,,,J-1`,
      ],
      office,
    );
    expect(payload.rows.map(({ reasons }) => reasons[0]?.code)).toEqual([
      'people_import_role_beyond',
      'people_import_job_unknown',
      undefined,
    ]);
    const manager = await company.signIn('manager');
    expect((await upload([ana()], manager)).status).toBe(403);
  });
});

describe('a run', () => {
  it('knows roles as women are called in Spanish', async () => {
    await importAll([ana().replace('Supervisor;Conserje diurno', 'Supervisora;Conserja')]);
    const [one] = await listed(`ana${made}@list`);
    expect(one?.roles.map(({ key }) => key).sort()).toEqual(['day-porter', 'supervisor']);
  });

  it('adds people with their roles, license, language and access; nobody is mailed before it is asked for', async () => {
    expect(await importAll([ana(), ben()])).toMatchObject({ status: 'done', created_rows: 2 });
    expect(await invitations()).toEqual([]);
    const [one] = await listed(`ana${made}@list`);
    expect(one).toMatchObject({
      status: 'invited',
      employee_code: 'E-1',
      jobs: 1,
      invitation_expires_at: null,
    });
    expect(one?.roles.map(({ key }) => key).sort()).toEqual(['day-porter', 'supervisor']);
    expect((await listed('ben'))[0]).toMatchObject({ license: 'viewer' });
    const access = await admin.call(jobAssignmentEndpoints.listJobSiteAccess, {
      params: { id: one?.id ?? 0 },
    });
    expect(access.payload.map(({ job_number }) => job_number)).toEqual(['J-1']);
    const { payload } = await admin.call(peopleEndpoints.invitePeople, { body: { ids: [one?.id ?? 0] } });
    expect(payload.done).toEqual([one?.id]);
    expect(await invitations()).toHaveLength(1);
  });

  it('invites everybody at once when that is chosen', async () => {
    await importAll([ana(), ben()], { invite: 'now' });
    expect(await invitations()).toHaveLength(2);
    expect((await listed(`ana${made}@list`))[0]?.invitation_expires_at).not.toBeNull();
  });

  it('tells nothing of a login that exists elsewhere', async () => {
    const other = await seedCompany(app, `other-${made}`);
    await importAll([`Cy,Dow,csr@other-${made}.test,Supervisor,,,,,`]);
    expect((await listed('cy'))[0]).toMatchObject({ id: other.users.csr, status: 'invited' });
  });

  it('adds people without an address by their employee code, who log in once the office lets them', async () => {
    const lines = [
      ana(),
      'Luz,Marte,,Supervisor,(303) 555-0142,N-42,,es,J-1',
      'Sol,Paz,,Supervisor,,N-43,,,',
    ];
    const record = await importAll(lines, { invite: 'now' });
    expect(record).toMatchObject({ status: 'done', created_rows: 3 });
    expect(await invitations()).toHaveLength(1);
    const [luz] = await listed('N-42');
    expect(luz).toMatchObject({ email: null, status: 'invited', jobs: 1, invitation_expires_at: null });
    const given = { temporary_password: 'cleaning-at-night-7' };
    const id = luz?.id ?? 0;
    const let_in = await admin.call(peopleEndpoints.setTemporaryPassword, { params: { id }, body: given });
    expect(let_in.status).toBe(200);
    const { payload } = await preview([
      'Luz,Marte,,Supervisor,,n-42,,,',
      'Ada,Code,,Supervisor,,N-50,,,',
      'Ida,Code,,Supervisor,,n-50,,,',
      'Ora,None,,Supervisor,,,,,',
    ]);
    expect(payload.rows.map(({ outcome, reasons }) => [outcome, reasons[0]?.code])).toEqual([
      ['duplicate', 'person_is_member'],
      ['created', undefined],
      ['duplicate', 'import_row_in_file'],
      ['invalid', 'people_import_no_login'],
    ]);
    expect((await undo(record.id)).payload.kept?.records).toMatchObject([{ id }]);
    expect(await listed('N-43')).toEqual([]);
    expect(await importAll(['Sol,Paz,,Supervisor,,N-43,,,'])).toMatchObject({ created_rows: 1 });
  });

  it('makes 900 people in reasonable time', { timeout: 120_000 }, async () => {
    const lines = Array.from(
      { length: 900 },
      (_, n) => `Pat,No${n},pat${n}-${made}@list.test,Supervisor,,P-${n},,,J-1`,
    );
    const begun = performance.now();
    expect(await importAll(lines, { invite: 'now' })).toMatchObject({ created_rows: 900 });
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});

describe('whoever started it and lost rights before it ran', () => {
  const startAs = async (who: 'supervisor' | 'csr', lines: readonly string[]) => {
    const { organizationId, users } = company;
    await sqlAs(
      app,
      company,
      `with office as (insert into roles (organization_id, key, name, flags) values ($1, 'office', 'Office', $2) returning id)
       insert into membership_roles (organization_id, user_id, role_id) select $1, $3, id from office`,
      [
        organizationId,
        ['hasAccessAdminUsers', 'admin.canAddUser', 'profile.canViewAllBuildings'],
        users[who],
      ],
    );
    const office = await company.signIn(who);
    const { payload: record } = await upload(lines, office);
    const params = { id: record.id };
    const answer = await office.call(endpoints.runPeopleImport, { params, body: bodyOf(record) });
    expect(answer.status, answer.text).toBe(200);
    const run = () =>
      runImport(
        app.wiring,
        { [peopleKind.name]: peopleKind },
        { organizationId, importId: record.id, userId: users[who] },
      );
    return { params, run };
  };

  it('adds nobody any more', async () => {
    const { params, run } = await startAs('supervisor', [ana().replace(';Conserje diurno', '')]);
    await admin.call(peopleEndpoints.deactivatePerson, {
      params: { id: company.users.supervisor },
      body: {},
    });
    await run();
    const { payload } = await admin.call(endpoints.getPeopleImport, { params });
    expect([payload.status, payload.message]).toEqual([
      'failed',
      'The person who started this import may no longer add people.',
    ]);
    expect(await listed(`ana${made}@list`)).toEqual([]);
  });

  it('gives no role that has come to hold more', async () => {
    await sqlAs(
      app,
      company,
      "insert into roles (organization_id, key, name, flags) values ($1, 'crew', 'Crew', '{hasAccessTasks}')",
      [company.organizationId],
    );
    const { params, run } = await startAs('csr', [ana().replace('Supervisor;Conserje diurno', 'Crew')]);
    await sqlAs(
      app,
      company,
      "update roles set flags = '{isAdmin}' where organization_id = $1 and key = 'crew'",
      [company.organizationId],
    );
    await run();
    expect((await admin.call(endpoints.getPeopleImport, { params })).payload.created_rows).toBe(0);
    expect(await listed(`ana${made}@list`)).toEqual([]);
  });
});

describe('undoing it', () => {
  it('takes people back who have not joined, and their logins; it may be imported again', async () => {
    const { id } = await importAll([ana(), ben()], { invite: 'now' });
    const { payload } = await undo(id);
    expect(payload).toMatchObject({ status: 'undone', kept: null });
    expect(await listed(`ana${made}@list`)).toEqual([]);
    expect(await importAll([ana(), ben()])).toMatchObject({ created_rows: 2 });
  });

  it('keeps people who joined, whom somebody changed, or whom a record names', async () => {
    const { id } = await importAll([ana(), ben(), `Cy,Dow,cy${made}@list.test,Viewer,,,,,J-1`]);
    const [joined, changed, used] = await Promise.all(
      ['ana', 'ben', 'cy'].map(async (q) => (await listed(q))[0]?.id ?? 0),
    );
    const roles = await roleIds(admin);
    await admin.call(peopleEndpoints.grantRole, {
      params: { id: changed ?? 0, roleId: roles.scheduler ?? 0 },
    });
    const { organizationId } = company;
    await sqlAs(
      app,
      company,
      "update memberships set status = 'active', joined_at = now() where organization_id = $1 and user_id = $2",
      [organizationId, joined],
    );
    await sqlAs(
      app,
      company,
      'insert into areas (organization_id, name, manager_user_id) values ($1, $2, $3)',
      [organizationId, 'North', used],
    );
    const { payload } = await undo(id);
    expect(payload.kept?.records.map(({ id: kept, reason }) => [kept, reason])).toEqual([
      [joined, 'This person has joined.'],
      [changed, null],
      [used, 'Someone works with this person already.'],
    ]);
    expect((await listed('cy'))[0]).toMatchObject({ jobs: 1, roles: [{ key: 'viewer' }] });
  });

  it('is not for others', async () => {
    const { id } = await importAll([ana()]);
    const rival = await seedCompany(app, `rival-${made}`);
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(endpoints.undoPeopleImport, { params: { id }, body: {} })).status).toBe(404);
    expect(
      (await (await company.signIn('manager')).call(endpoints.undoPeopleImport, { params: { id }, body: {} }))
        .status,
    ).toBe(403);
  });
});
