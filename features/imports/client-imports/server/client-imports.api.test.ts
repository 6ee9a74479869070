import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runImport } from '#features/imports/imports/server';
import { clientEndpoints, contactEndpoints } from '#features/sites/clients/contract';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type ClientImportMapping, clientImportEndpoints as endpoints } from '../contract/index.ts';
import { clientsWithContacts } from './clients-with-contacts.ts';

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
  company = await seedCompany(app, `payers-${made}`);
  admin = await company.signIn('admin');
});

const header =
  'Account number,Client name,Type,Phone,Address,City,State,Zip,Contact name,Contact email,Contact rank';

const list = [
  'H-1,HARBOR LIGHT,Owner,(303) 555-0147,1 Elm St,Denver,CO,80202,Dana Finch,dana@example.test,Primary',
  'H-1,,,,,,,,Ravi Stone,ravi@example.test,Primary',
  'M-2,Marigold Group,,,,,,,,,',
];

const upload = (lines: readonly string[], who = admin, columns = header) => {
  const file = new Blob([[columns, ...lines].join('\n')]);
  return who.call(endpoints.uploadClientImport, { files: [{ field: 'file', file, name: 'clients.csv' }] });
};

type Record = Awaited<ReturnType<typeof upload>>['payload'];

const bodyOf = (record: Record, given: Partial<ClientImportMapping> = {}) => ({
  mapping: { ...record.mapping, ...given },
});

const preview = async (lines: readonly string[], given: Partial<ClientImportMapping> = {}, who = admin) => {
  const { payload: record } = await upload(lines, who);
  return who.call(endpoints.previewClientImport, { params: { id: record.id }, body: bodyOf(record, given) });
};

const importAll = async (lines: readonly string[], given: Partial<ClientImportMapping> = {}, who = admin) => {
  const { payload: record } = await upload(lines, who);
  const params = { id: record.id };
  const answer = await who.call(endpoints.runClientImport, { params, body: bodyOf(record, given) });
  expect(answer.status, answer.text).toBe(200);
  await runImport(
    app.wiring,
    { [clientsWithContacts.name]: clientsWithContacts },
    { organizationId: company.organizationId, importId: record.id, userId: company.users.admin },
  );
  return (await admin.call(endpoints.getClientImport, { params })).payload;
};

const found = async (q: string) =>
  (await admin.call(clientEndpoints.listClients, { query: { q } })).payload.rows;

const contactsOf = async (id: number) =>
  (await admin.call(contactEndpoints.listClientContacts, { params: { id } })).payload;

const undo = (id: number) => admin.call(endpoints.undoClientImport, { params: { id }, body: {} });

describe('a preview', () => {
  it('makes one client of the rows of one number, and says what is wrong', async () => {
    const { status, payload } = await preview([
      ...list,
      'M-2,Marigold Group,,,,,,,,,',
      `${company.canary}-1,Known,,,,,,,,,`,
      ',No number,,,,,,,,,',
      'N-3,,,,,,,,,,',
    ]);
    expect(status).toBe(200);
    expect(payload.counts).toEqual({
      created: 3,
      updated: 0,
      duplicate: 2,
      invalid: 2,
      left_out: 0,
      warnings: 1,
    });
    expect(payload.rows.map(({ reasons, warnings }) => [...reasons, ...warnings][0]?.message)).toEqual([
      undefined,
      'This client has a primary contact already; this one becomes secondary.',
      undefined,
      'Line 4 is for the same record and is used. Differences in this row are ignored.',
      'Already exists.',
      'This field is required.',
      'This field is required.',
    ]);
    expect(payload.rows[0]?.cleaned).toMatchObject({ name: 'Harbor Light', type: 'owner' });
  });

  it('says where a new client has the name of one that is there', async () => {
    await importAll(['C-1,"Cedar Point, Inc.",,,,,,,,,']);
    const { payload } = await preview([
      'C-2,CEDAR POINT LLC,,,,,,,,,',
      'C-1,Cedar Point,,,,,,,,,',
      'C-3,Cedar Pointe,,,,,,,,,',
    ]);
    expect(
      payload.rows.map(({ outcome, warnings }) => [outcome, warnings.map(({ message }) => message)]),
    ).toEqual([
      [
        'created',
        ['Client C-1 has the same name. Both will be there; you can merge them on the page of either one.'],
      ],
      ['duplicate', []],
      ['created', []],
    ]);
  });

  it('is refused with every fault of the mapping at once', async () => {
    const { status, errors } = await preview(list, { columns: { phone: 'Nowhere' } });
    expect([status, Object.keys(errors).sort()]).toEqual([
      422,
      ['mapping.columns.account_number', 'mapping.columns.name', 'mapping.columns.phone'],
    ]);
  });
});

describe('a run', () => {
  it('keeps how clients pay, and the only contact as the primary one', async () => {
    const { payload: record } = await upload(
      ['P-1,Pier One,ap@pier.test;cfo@pier.test,Net 45,8.25%,no,yes,Dana Finch', 'P-1,,,,,,,Ravi Stone'],
      admin,
      'Account,Client,Billing Email,Terms,Tax rate,Exempt,PO required,Contact',
    );
    const params = { id: record.id };
    await admin.call(endpoints.runClientImport, { params, body: bodyOf(record) });
    await runImport(
      app.wiring,
      { [clientsWithContacts.name]: clientsWithContacts },
      { organizationId: company.organizationId, importId: record.id, userId: company.users.admin },
    );
    const [client] = await found('P-1');
    const { payload } = await admin.call(clientEndpoints.getClient, { params: { id: client?.id ?? 0 } });
    expect(payload).toMatchObject({
      billing_email: ['ap@pier.test', 'cfo@pier.test'],
      payment_terms_days: 45,
      tax_rate_pct: 8.25,
      tax_exempt: false,
      requires_po: true,
    });
    expect((await contactsOf(client?.id ?? 0)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Dana Finch', 'primary'],
      ['Ravi Stone', 'other'],
    ]);
  });

  it('makes clients with their contacts', async () => {
    expect(await importAll(list)).toMatchObject({ status: 'done', created_rows: 3, warning_rows: 1 });
    const [client] = await found('H-1');
    expect(client).toMatchObject({
      account_number: 'H-1',
      name: 'Harbor Light',
      type: 'owner',
      phone: '3035550147',
      primary_contact: { name: 'Dana Finch' },
    });
    expect((await contactsOf(client?.id ?? 0)).map(({ name, rank }) => [name, rank])).toEqual([
      ['Dana Finch', 'primary'],
      ['Ravi Stone', 'secondary'],
    ]);
  });

  it('has one primary contact, also where a later part of the file names another', async () => {
    const others = Array.from({ length: 600 }, (_, n) => `O-${n},Other ${n},,,,,,,,,`);
    const first = 'H-1,Harbor Light,,,,,,,Dana Finch,dana@example.test,';
    const last = 'H-1,,,,,,,,Ravi Stone,ravi@example.test,Primary';
    await importAll([first, ...others, last]);
    const [client] = await found('H-1');
    const ranks = (await contactsOf(client?.id ?? 0)).map(({ rank }) => rank);
    expect([ranks.length, ranks.filter((rank) => rank === 'primary').length]).toEqual([2, 1]);
  });

  it('leaves clients that exist as they are, or sets what the file says', async () => {
    await importAll(list);
    expect(await importAll(list)).toMatchObject({ created_rows: 0, updated_rows: 0, skipped_rows: 3 });
    const changed = [
      'H-1,Harbor Light Co,,,,,,,DANA FINCH,dana@example.test,',
      'H-1,,,,,,,,Noor Vale,noor@example.test,Other',
    ];
    const done = await importAll(changed, { existing: 'update' });
    expect(done).toMatchObject({ created_rows: 0, updated_rows: 2 });
    const [client] = await found('H-1');
    expect(client).toMatchObject({ name: 'Harbor Light Co', type: 'owner', phone: '3035550147' });
    expect((await contactsOf(client?.id ?? 0)).map(({ name }) => name)).toContain('Noor Vale');
    expect((await undo(done.id)).payload.kept).toBeNull();
    const [before] = await found('H-1');
    expect(before?.name).toBe('Harbor Light');
    expect((await contactsOf(client?.id ?? 0)).map(({ name }) => name)).not.toContain('Noor Vale');
  });
});

describe('an undo', () => {
  it('takes clients and contacts back as if they had never been', async () => {
    const done = await importAll(list);
    const { status, payload } = await undo(done.id);
    expect([status, payload.status, payload.kept]).toEqual([200, 'undone', null]);
    expect(await found('H-1')).toEqual([]);
    expect(await importAll(list)).toMatchObject({ created_rows: 3 });
  });

  it('leaves what somebody changed since, and names it', async () => {
    const done = await importAll(list);
    const [client] = await found('M-2');
    const params = { id: client?.id ?? 0 };
    const { payload: whole } = await admin.call(clientEndpoints.getClient, { params });
    const saved = await admin.send(clientEndpoints.updateClient, {
      params,
      body: { name: 'Marigold & Sons', updated_at: whole.updated_at },
    });
    expect(saved.status, saved.text).toBe(200);
    const { payload } = await undo(done.id);
    expect(payload.kept).toMatchObject({ total: 1, records: [{ type: 'client', id: params.id, line: 4 }] });
    expect([await found('H-1'), (await found('M-2')).length]).toEqual([[], 1]);
  });
});

describe('who may', () => {
  const calls = (who: Client, record: Record) => {
    const params = { id: record.id };
    const body = bodyOf(record);
    return Promise.all([
      who.call(endpoints.getClientImport, { params }),
      who.call(endpoints.previewClientImport, { params, body }),
      who.call(endpoints.runClientImport, { params, body }),
      who.call(endpoints.undoClientImport, { params, body: {} }),
      who.call(endpoints.listClientImportRows, { params }),
      who.call(endpoints.downloadClientImportErrors, { params }),
    ]);
  };

  it('needs admin.canAddClient for every call', async () => {
    const { payload: record } = await upload(list);
    const porter = await company.signIn('day-porter');
    const answers = [
      ...(await calls(porter, record)),
      await upload(list, porter),
      await porter.call(endpoints.listClientImports),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('undoes what it made itself, and nothing at clients that have gone out of sight', async () => {
    await sqlAs(
      app,
      company,
      `update roles set flags = (flags || '{admin.canAddClient,admin.canEditClientContacts}') where key = 'supervisor'`,
    );
    const supervisor = await company.signIn('supervisor');
    const takeBack = async ({ id }: { id: number }) =>
      (await supervisor.call(endpoints.undoClientImport, { params: { id }, body: {} })).code ?? 'undone';
    expect(await takeBack(await importAll(list, {}, supervisor))).toBe('undone');
    const known = `${company.canary}-1,Known,,,,,,,Noor Vale,noor@example.test,`;
    const done = await importAll([known], { existing: 'update' }, supervisor);
    expect(done.updated_rows).toBe(1);
    await sqlAs(app, company, 'delete from visible_jobs where user_id = $1', [company.users.supervisor]);
    expect(await takeBack(done)).toBe('import_out_of_scope');
    expect((await undo(done.id)).payload.kept).toBeNull();
  });

  it('sees no import of another organization', async () => {
    const { payload: record } = await upload(list);
    const stranger = await (await seedCompany(app, `payers-out-${made}`)).signIn('admin');
    const answers = await calls(stranger, record);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});
