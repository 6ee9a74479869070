import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  runWork,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { peopleImportEndpoints as endpoints, type PeopleImportMapping } from '../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;
let made = 0;

const header = 'First name,Last name,Email,Roles,Employee code,Title';

const ana = () => `ana${made}@keys.test`;
const ben = () => `ben${made}@keys.test`;

type Given = Partial<PeopleImportMapping>;

const byCode = { existing: 'update', match: 'employee_code', clear_empty: true } as const;
const byAddress = { existing: 'update', match: 'email', clear_empty: true } as const;

const prepare = async (lines: readonly string[], given: Given) => {
  const { payload } = await admin.call(endpoints.uploadPeopleImport, {
    files: [{ field: 'file', file: new Blob([[header, ...lines].join('\n')]), name: 'people.csv' }],
  });
  return { params: { id: payload.id }, body: { mapping: { ...payload.mapping, ...given } } };
};

/** Checks the file and imports it; what becomes of each row. */
const run = async (lines: readonly string[], given: Given) => {
  const prepared = await prepare(lines, given);
  const preview = await admin.call(endpoints.previewPeopleImport, prepared);
  expect(preview.status, preview.text).toBe(200);
  const { status, text } = await admin.call(endpoints.runPeopleImport, prepared);
  expect(status, text).toBe(200);
  await runWork(app, 'imports');
  const { payload } = await admin.call(endpoints.getPeopleImport, { params: prepared.params });
  const { created_rows, updated_rows, skipped_rows, failed_rows } = payload;
  expect(created_rows + (updated_rows ?? 0) + skipped_rows + failed_rows).toBe(lines.length);
  return preview.payload.rows.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)]);
};

/** The people of the files, by their codes and addresses. */
const people = () =>
  sqlAs<{ who: string; name: string; title: string | null }>(
    app,
    company,
    `select concat_ws(' ', email, employee_code) as who, name, title from memberships
      where organization_id = $1 and (email like '%keys.test' or employee_code is not null)
      order by employee_code nulls last, email`,
    [company.organizationId],
  );

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  company = await seedCompany(app, `keys-${made}`);
  admin = await company.signIn('admin');
  await run(
    [
      `Ana,Ruiz,${ana()},Supervisor,,Lead`,
      `Ben,Cole,${ben()},Supervisor,,Porter`,
      'Luz,Marte,,Supervisor,N-1,Night',
      'Eva,Soto,,Supervisor,N-2,Day',
    ],
    { existing: 'skip' },
  );
});

it('leaves whoever has no code when a row without one names somebody else', async () => {
  const before = await people();
  const rows = await run(
    [`Ana,Ruiz,${ana()},Supervisor,,Boss`, `Cy,Dow,cy${made}@keys.test,Supervisor,,New`],
    byCode,
  );
  expect(rows).toEqual([['duplicate', 'person_is_member'], ['created']]);
  expect(await people()).toEqual([...before, { who: `cy${made}@keys.test`, name: 'Cy Dow', title: 'New' }]);
});

it('adds new people whose key is empty, each of them', async () => {
  const rows = await run(
    [
      'Luz,Marte,,Supervisor,N-1,Chief',
      'Ida,Paz,,Supervisor,N-3,',
      'Leo,Gil,,Supervisor,N-4,',
      `Cy,Dow,cy${made}@keys.test,Supervisor,,`,
    ],
    byAddress,
  );
  expect(rows).toEqual([['duplicate', 'person_is_member'], ['created'], ['created'], ['created']]);
  expect((await people()).map(({ name }) => name).toSorted()).toEqual([
    ...['Ana Ruiz', 'Ben Cole', 'Cy Dow', 'Eva Soto', 'Ida Paz', 'Leo Gil', 'Luz Marte'],
  ]);
});

it('swaps nobody who has no key with another', async () => {
  const before = await people();
  const rows = await run([`Ben,Cole,${ben()},Supervisor,,Two`, `Ana,Ruiz,${ana()},Supervisor,,One`], byCode);
  expect(rows).toEqual([
    ['duplicate', 'person_is_member'],
    ['duplicate', 'person_is_member'],
  ]);
  expect(await people()).toEqual(before);
});

it('does not take people without an address for several with the same one', async () => {
  const lines = [
    'Luz,Marte,,Supervisor,N-1,Chief',
    'Eva,Soto,,Supervisor,N-2,Chief',
    `Ana,Ruiz,${ana()},Supervisor,,Chief`,
  ];
  const rows = await run(lines, byAddress);
  expect(rows).toEqual([['duplicate', 'person_is_member'], ['duplicate', 'person_is_member'], ['updated']]);
  expect((await people()).map(({ name, title }) => `${name} ${title}`).toSorted()).toEqual([
    ...['Ana Ruiz Chief', 'Ben Cole Porter', 'Eva Soto Day', 'Luz Marte Night'],
  ]);
});

it('refuses a row that names nobody at all', async () => {
  for (const given of [byCode, byAddress])
    expect(await run(['Nia,Rey,,Supervisor,,Chief'], given)).toEqual([['invalid', 'people_import_no_login']]);
});
