import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { peopleEndpoints } from '#features/accounts/people/contract';
import { runImport } from '#features/imports/imports/server';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
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
  company = await seedCompany(app, `crew-${made}`);
  admin = await company.signIn('admin');
});

type Given = Partial<PeopleImportMapping>;

const entry = z.object({ changes: z.record(z.string(), z.unknown()) });

const update = { existing: 'update' } as const;

const prepare = async (lines: readonly string[], given: Given, who = admin) => {
  const { payload: record } = await who.call(endpoints.uploadPeopleImport, {
    files: [{ field: 'file', file: new Blob([lines.join('\n')]), name: 'people.csv' }],
  });
  return { params: { id: record.id }, body: { mapping: { ...record.mapping, ...given } } };
};

const check = async (lines: readonly string[], given: Given, who = admin) => {
  const { status, payload, text } = await who.call(
    endpoints.previewPeopleImport,
    await prepare(lines, given, who),
  );
  expect(status, text).toBe(200);
  return payload.rows;
};

const work = async (importId: number) => {
  const { organizationId, users } = company;
  await runImport(
    app.wiring,
    { [peopleKind.name]: peopleKind },
    { organizationId, importId, userId: users.admin },
  );
  return (await admin.call(endpoints.getPeopleImport, { params: { id: importId } })).payload;
};

const run = async (lines: readonly string[], given: Given = {}) => {
  const prepared = await prepare(lines, given);
  const { status, text } = await admin.call(endpoints.runPeopleImport, prepared);
  expect(status, text).toBe(200);
  return work(prepared.params.id);
};

const undo = (id: number, who = admin) => who.call(endpoints.undoPeopleImport, { params: { id }, body: {} });

const person = async (q: string) => {
  const { payload } = await admin.call(peopleEndpoints.listPeople, {
    query: { q, status: ['invited', 'active', 'deactivated'] },
  });
  const { payload: found } = await admin.call(peopleEndpoints.getPerson, {
    params: { id: payload.rows[0]?.id ?? 0 },
  });
  const { id, first_name, last_name, title, phone, employee_code, license, updated_at } = found;
  return { id, first_name, last_name, title, phone, employee_code, license, updated_at };
};

const header = 'First name,Last name,Email,Roles,Phone,Title,Employee code,License,Job numbers';

const ana = () => `ana${made}@crew.test`;
const ben = () => `ben${made}@crew.test`;

const first = () => [
  header,
  `Ana,Ruiz,${ana()},Supervisor,(303) 555-0147,Lead,E-1,full,J-1`,
  `Ben,Cole,${ben()},Viewer,,,E-2,viewer,`,
  'Luz,Marte,,Supervisor,(303) 555-0142,,N-42,,',
];

it('updates name, title, phone and code, shows what changes, and gives it back', async () => {
  await run(first());
  const before = [await person(ana()), await person(ben())];
  const lines = [
    'Email,Last name,Phone,Title,Employee code',
    `${ana()},Ruiz Gil,(303) 555-0199,,E-9`,
    `${ben()},,,Porter,`,
    `${ana()},Other,,,`,
    'new@crew.test,New,,,',
  ];
  const rows = await check(lines, update);
  expect(rows.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)])).toEqual([
    ['updated'],
    ['updated'],
    ['duplicate', 'import_row_in_file'],
    ['invalid', 'required', 'required'],
  ]);
  const { payload: inSpanish } = await admin.call(endpoints.previewPeopleImport, {
    ...(await prepare(lines, update)),
    headers: { 'accept-language': 'es' },
  });
  expect([rows[2], inSpanish.rows[2]].map((row) => row?.reasons[0]?.message)).toEqual([
    'Line 2 is for the same record and is used. Differences in this row are ignored.',
    'La línea 2 es del mismo registro y es la que se usa. Las diferencias de esta fila se ignoran.',
  ]);
  expect(rows[0]?.changes).toEqual([
    { field: 'last_name', before: 'Ruiz', after: 'Ruiz Gil' },
    { field: 'phone', before: '3035550147', after: '3035550199' },
    { field: 'employee_code', before: 'E-1', after: 'E-9' },
  ]);
  const done = await run(lines, update);
  expect(done).toMatchObject({ created_rows: 0, updated_rows: 2, skipped_rows: 1, failed_rows: 1 });
  expect(await person(ana())).toMatchObject({
    first_name: 'Ana',
    last_name: 'Ruiz Gil',
    phone: '3035550199',
    title: 'Lead',
    employee_code: 'E-9',
  });
  const history = await app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({
      text: `select changes from audit_log where organization_id = $1 and action = 'user.imported' and entity_id = $2
        order by id desc limit 1`,
      values: [company.organizationId, before[0]?.id],
      row: entry,
    }),
  );
  expect(history[0]?.changes).toEqual({
    import_id: [null, done.id],
    last_name: ['Ruiz', 'Ruiz Gil'],
    employee_code: ['E-1', 'E-9'],
    phone: ['3035550147', '3035550199'],
  });
  expect((await undo(done.id)).payload).toMatchObject({ status: 'undone', kept: null });
  const same = ({ updated_at: _, ...fields }: Awaited<ReturnType<typeof person>>) => fields;
  expect([await person(ana()), await person(ben())].map(same)).toEqual(before.map(same));
});

it('finds people by employee code, and refuses one of several', async () => {
  await run(first());
  const given = { ...update, match: 'employee_code' } as const;
  const lines = ['Employee code,Title,Email', 'e-1,Chief,other@crew.test', 'N-42,Night lead,', 'E-7,x,'];
  const rows = await check(lines, given);
  expect(rows.map(({ outcome, warnings }) => [outcome, ...warnings.map(({ field }) => field)])).toEqual([
    ['updated', 'email'],
    ['updated'],
    ['invalid'],
  ]);
  await sqlAs(
    app,
    company,
    `update memberships set employee_code = 'e-1' where organization_id = $1 and employee_code = 'E-2'`,
    [company.organizationId],
  );
  expect((await check(lines, given))[0]).toMatchObject({
    outcome: 'invalid',
    reasons: [{ field: 'employee_code', code: 'people_import_several' }],
  });
});

it('changes neither rights, address, license nor status, nor with what people log in', async () => {
  await run(first());
  const lines = [
    header,
    `Ana,Ruiz,${ana()},Admin,,Chief,,viewer,J-2`,
    'Luz,Marte,,Supervisor,(303) 555-0100,Chief,N-42,full,',
  ];
  const [one] = await check(lines, update);
  expect(one?.warnings.map(({ field, code }) => `${field} ${code}`)).toEqual(
    ['roles', 'license', 'jobs'].map((field) => `${field} people_import_field_kept`),
  );
  const byCode = { ...update, match: 'employee_code' } as const;
  const luz = (await check(lines, byCode))[1];
  expect(luz?.warnings.map(({ field }) => field)).toEqual(['phone']);
  await run(lines, update);
  await run(lines, byCode);
  const { payload } = await admin.call(peopleEndpoints.listPeople, { query: { q: ana() } });
  expect(payload.rows[0]).toMatchObject({ license: 'full', roles: [{ key: 'supervisor' }], title: 'Chief' });
  expect(await person('N-42')).toMatchObject({ phone: '3035550142', title: 'Chief' });
  await sqlAs(
    app,
    company,
    `update memberships set status = 'deactivated' where organization_id = $1 and email = $2`,
    [company.organizationId, ben()],
  );
  const [off] = await check(['Email,Title', `${ben()},Chief`], update);
  expect([off?.outcome, off?.reasons[0]?.code]).toEqual(['duplicate', 'people_import_deactivated']);
});

it('refuses codes that somebody has, also who left, or that an earlier row takes', async () => {
  await run(first());
  await sqlAs(
    app,
    company,
    `update memberships set status = 'deactivated' where organization_id = $1 and email = $2`,
    [company.organizationId, ben()],
  );
  const lines = ['Email,Employee code', `${ana()},e-2`, `admin@crew-${made}.test,E-8`];
  const more = [`supervisor@crew-${made}.test,e-8`];
  expect(
    (await check([...lines, ...more], update)).map(({ outcome, reasons }) => [outcome, reasons[0]?.code]),
  ).toEqual([
    ['invalid', 'employee_code_taken'],
    ['updated', undefined],
    ['invalid', 'people_import_code_in_file'],
  ]);
});

it('empties phone and title only where that is asked, and never a name or a code', async () => {
  await run(first());
  const lines = ['Email,First name,Phone,Title,Employee code', `${ana()},,,,`];
  expect((await check(lines, update))[0]?.outcome).toBe('duplicate');
  const given = { ...update, clear_empty: true };
  expect((await check(lines, given))[0]?.changes).toEqual([
    { field: 'phone', before: '3035550147', after: null },
    { field: 'title', before: 'Lead', after: null },
  ]);
  const done = await run(lines, given);
  expect(await person(ana())).toMatchObject({
    first_name: 'Ana',
    phone: null,
    title: null,
    employee_code: 'E-1',
  });
  expect((await undo(done.id)).status).toBe(200);
  expect(await person(ana())).toMatchObject({ phone: '3035550147', title: 'Lead' });
});

it('keeps whom somebody changed or deleted since, and whose code is taken by now', async () => {
  await run([...first(), `Cy,Dow,cy${made}@crew.test,Viewer,,,E-3,,`]);
  const cy = `cy${made}@crew.test`;
  const lines = ['Email,Title,Employee code', `${ana()},Chief,E-11`, `${ben()},Chief,`, `${cy},Chief,`];
  const done = await run(lines, update);
  const ids = await Promise.all([ana(), ben(), cy].map(async (q) => (await person(q)).id));
  const { organizationId } = company;
  await sqlAs(app, company, 'update memberships set title = $3 where organization_id = $1 and user_id = $2', [
    ...[organizationId, ids[1], 'Boss'],
  ]);
  await admin.call(peopleEndpoints.deletePerson, { params: { id: ids[2] ?? 0 }, body: {} });
  await sqlAs(
    app,
    company,
    'update memberships set employee_code = $3 where organization_id = $1 and user_id = $2',
    [organizationId, company.users.csr, 'E-1'],
  );
  const { payload } = await undo(done.id);
  expect(payload.kept?.records.map(({ id, reason }) => [id, reason])).toEqual([
    [ids[0], 'The employee code this person had before belongs to someone else now.'],
    [ids[1], null],
    [ids[2], 'Deleted since the import.'],
  ]);
});

it('asks for the right of the form of a person, at the check, the run and the undo', async () => {
  await run(first());
  const lines = ['Email,Title', `${ana()},Chief`];
  const setFlags = (change: string) =>
    sqlAs(
      app,
      company,
      `update roles set flags = ${change} where organization_id = $1 and 'admin.canAddUser' = any(flags)`,
      [company.organizationId],
    );
  const done = await run(lines, update);
  const waiting = await prepare(['Email,Title', `${ben()},Chief`], update);
  expect((await admin.call(endpoints.runPeopleImport, waiting)).status).toBe(200);
  await setFlags("array_remove(array_remove(flags, 'admin.canEditUser'), 'isAdmin')");
  const clerk = await company.signIn('admin');
  const refused = await clerk.call(endpoints.previewPeopleImport, await prepare(lines, update, clerk));
  expect([refused.status, refused.errors]).toEqual([
    422,
    { 'mapping.existing': ['You may not change people.'] },
  ]);
  const params = { id: done.id };
  expect((await clerk.call(endpoints.getPeopleImport, { params })).payload.can.undo).toBe(false);
  const kept = await undo(done.id, clerk);
  expect([kept.status, kept.code]).toEqual([403, 'people_import_update_forbidden']);
  expect(await work(waiting.params.id)).toMatchObject({ status: 'failed', updated_rows: 0 });
});

it('finds nobody of another company', async () => {
  await run(first());
  const rival = await seedCompany(app, `rivals-${made}`);
  const stranger = await rival.signIn('admin');
  const rows = await check(['Email,Title', `${ana()},Chief`], update, stranger);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['invalid']);
  const { status } = await admin.call(endpoints.previewPeopleImport, {
    ...(await prepare(['Email,Title', 'x,y'], { ...update, match: 'phone' as 'email' })),
  });
  expect(status).toBe(422);
});
