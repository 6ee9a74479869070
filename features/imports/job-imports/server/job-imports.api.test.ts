import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { jobImportEndpoints as endpoints, type JobImport, type JobImportMapping } from '../contract/index.ts';

let app: TestApp;
let company: Company;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  company = await seedCompany(app, 'importer');
  admin = await company.signIn('admin');
});
afterAll(() => app.close());

const sites =
  'Job Number,Address,City,State,Zip,Client\nA-1,1 ELM ST,DENVER,CO,80202,\nA-2,2 Elm St,Denver,Ontario,12,\n';

const send = (client: Client, content: string | Buffer = sites, name = 'sites.csv') =>
  client.call(endpoints.uploadJobImport, {
    files: [{ field: 'file', file: new Blob([content as BlobPart]), name }],
  });

const upload = async (content?: string): Promise<JobImport> => (await send(admin, content)).payload;

const mappingOf = (record: JobImport, given: Partial<JobImportMapping> = {}): JobImportMapping => ({
  ...record.mapping,
  client: { id: company.clientId },
  ...given,
});

const preview = (record: JobImport, given: Partial<JobImportMapping> = {}, who = admin) =>
  who.call(endpoints.previewJobImport, {
    params: { id: record.id },
    body: { mapping: mappingOf(record, given) },
  });

const run = (record: JobImport, given: Partial<JobImportMapping> = {}, who = admin) =>
  who.call(endpoints.runJobImport, {
    params: { id: record.id },
    body: { mapping: mappingOf(record, given) },
  });

const countClients = (): Promise<number> =>
  app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    const [row] = await tenant.query({
      text: 'select count(*)::int as total from clients',
      row: z.custom<{ total: number }>(),
    });
    return row?.total ?? 0;
  });

describe('an upload', () => {
  it('answers the columns with samples, words and a guess', async () => {
    const { status, payload } = await send(admin);
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      status: 'uploaded',
      file_name: 'sites.csv',
      total_rows: 2,
      mapping: { columns: { job_number: 'Job Number', client_name: 'Client' }, client: null },
      can: { run: true, undo: false, create_client: true },
    });
    expect(payload.columns[3]).toEqual({
      name: 'State',
      samples: ['CO', 'Ontario'],
      words: ['CO', 'Ontario'],
    });
  });

  it.each([
    ['nothing', undefined],
    ['a table without rows', 'Job Number,Address\n'],
    ['no table', 'PK\u0003\u0004 not really'],
  ])('is refused with the field when it holds %s', async (_, content) => {
    const answer =
      content === undefined
        ? await admin.call(endpoints.uploadJobImport, { files: [] })
        : await send(admin, content);
    expect(answer.status).toBe(422);
    expect(answer.errors.file).toHaveLength(1);
  });

  const coffee = 'Job Number,Name\r\n1,Café';
  it.each([
    ['UTF-8', Buffer.from(coffee)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${coffee}`)],
    ['UTF-16', Buffer.from(`\ufeff${coffee}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${coffee}`, 'utf16le').swap16()],
    ['UTF-16 without its mark', Buffer.from(coffee, 'utf16le')],
    ['Windows-1252', Buffer.from(coffee, 'latin1')],
  ])('is read in %s', async (_, content) => {
    const { status, payload } = await send(admin, content);
    expect(status).toBe(200);
    expect(payload.columns[1]).toMatchObject({ name: 'Name', samples: ['Café'] });
  });

  it('refuses what is no sheet', async () => {
    expect((await send(admin, '%PDF-1.7\n%%EOF', 'sites.pdf')).status).toBe(422);
  });

  it('can be fetched again by who may import, and by nobody else', async () => {
    const { file_id } = await upload();
    const answer = await admin.raw('GET', `/file/get/${file_id}`);
    expect([answer.status, answer.text]).toEqual([200, sites]);
    const porter = await company.signIn('day-porter');
    expect((await porter.raw('GET', `/file/get/${file_id}`)).status).toBe(404);
  });
});

describe('a mapping', () => {
  it('is refused with every fault at once', async () => {
    const record = await upload();
    const columns = { address: 'Nowhere', city: 'City', county: 'City' };
    const answer = await preview(record, { columns, client: null });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).sort()).toEqual([
      'mapping.client',
      'mapping.columns.address',
      'mapping.columns.county',
      'mapping.columns.job_number',
      'mapping.columns.state',
      'mapping.columns.zip',
    ]);
  });

  it('names a client that exists, here', async () => {
    const other = await seedCompany(app, 'stranger');
    const record = await upload();
    const strange = await preview(record, { client: { id: other.clientId } });
    expect([strange.status, Object.keys(strange.errors)]).toEqual([422, ['mapping.client']]);
    const taken = await preview(record, { client: { name: 'New', account_number: `${company.canary}-1` } });
    expect([taken.status, Object.keys(taken.errors)]).toEqual([422, ['mapping.client.account_number']]);
  });
});

describe('a preview', () => {
  it('counts the whole file and shows rows before and after cleaning, without creating anything', async () => {
    const record = await upload();
    const { payload, status } = await preview(record);
    expect(status).toBe(200);
    expect(payload.counts).toEqual({
      created: 1,
      updated: 0,
      duplicate: 0,
      invalid: 1,
      left_out: 0,
      warnings: 0,
    });
    expect(payload.import).toMatchObject({ status: 'previewed', counts: payload.counts, done_rows: 0 });
    expect(payload.rows[0]).toMatchObject({
      line: 2,
      outcome: 'created',
      source: { Address: '1 ELM ST' },
      cleaned: { address: '1 Elm St', city: 'Denver' },
    });
    expect(payload.rows[1]?.reasons).toEqual([
      { field: 'state', code: 'state_abbreviation', message: 'State must be a two-letter abbreviation.' },
      { field: 'zip', code: 'zip_format', message: 'ZIP code must be 5 digits, or 5 plus 4.' },
    ]);
    const jobs = await admin.raw('GET', '/api/v1/jobs?q=A-1');
    expect(jobs.text).not.toContain('1 Elm St');
  });

  it('shows one kind, a page at a time', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `P-${at % 30},${at} Elm St,Denver,CO,80202`);
    const record = await upload(`Job Number,Address,City,State,Zip\n${rows.join('\n')}`);
    const { payload } = await admin.call(endpoints.previewJobImport, {
      params: { id: record.id },
      body: { mapping: mappingOf(record), outcome: 'duplicate', page: 2 },
    });
    expect([payload.counts.duplicate, payload.total]).toEqual([30, 30]);
    expect(payload.rows.map(({ line }) => line)).toEqual([57, 58, 59, 60, 61]);
  });

  it('has its error file before anything ran, in the language of the reader, safe to open', async () => {
    const record = await upload(`${sites}=1+1,3 Elm St,Denver,Narnia,80202,-\n`);
    await preview(record);
    const answer = await admin.call(endpoints.downloadJobImportErrors, {
      params: { id: record.id },
      headers: { 'accept-language': 'es' },
    });
    expect(answer.headers['content-disposition']).toContain('sites-errors.csv');
    const [header, second, third] = answer.text.slice(1).split('\r\n');
    expect(answer.text.startsWith('\ufeff')).toBe(true);
    expect(header).toBe('Línea,Job Number,Address,City,State,Zip,Client,Resultado,Motivos');
    expect(second).toMatch(/^3,A-2,2 Elm St,Denver,Ontario,12,,Rechazada,/);
    expect(third).toMatch(/^4,'=1\+1,3 Elm St,Denver,Narnia,80202,'-,Rechazada,Estado \(EE. UU.\): /);
  });
});

describe('who may', () => {
  it('needs admin.canAddBuilding for every call', async () => {
    const record = await upload();
    const params = { id: record.id };
    const porter = await company.signIn('day-porter');
    const answers = await Promise.all([
      porter.call(endpoints.listJobImports),
      send(porter),
      porter.call(endpoints.getJobImport, { params }),
      porter.call(endpoints.chooseJobImportHeader, { params, body: { line: 1 } }),
      preview(record, {}, porter),
      run(record, {}, porter),
      porter.call(endpoints.undoJobImport, { params, body: {} }),
      porter.call(endpoints.listJobImportRows, { params }),
      porter.call(endpoints.downloadJobImportErrors, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('sees no import of another organization', async () => {
    const record = await upload();
    const params = { id: record.id };
    const stranger = await (await seedCompany(app, 'outside')).signIn('admin');
    const answers = await Promise.all([
      stranger.call(endpoints.getJobImport, { params }),
      preview(record, {}, stranger),
      run(record, {}, stranger),
      stranger.call(endpoints.undoJobImport, { params, body: {} }),
      stranger.call(endpoints.listJobImportRows, { params }),
      stranger.call(endpoints.downloadJobImportErrors, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await stranger.call(endpoints.listJobImports)).payload.rows).toEqual([]);
  });

  it('creates clients only with admin.canAddClient', async () => {
    const areaManager = await company.signIn('area-manager');
    const record = (await send(areaManager)).payload;
    const client = { name: 'New', account_number: 'NEW-1' };
    expect((await run(record, { client }, areaManager)).status).toBe(403);
    expect((await run(record, { create_clients: true }, areaManager)).status).toBe(403);
    expect((await run(record, { client }, admin)).status).toBe(200);
  });
});

describe('a start', () => {
  it('happens once, whoever else tries, and makes its clients once', async () => {
    const before = await countClients();
    const record = await upload(
      'Job Number,Address,City,State,Zip,Client\nS-1,1 St,Denver,CO,80202,Acme\nS-2,2 St,Denver,CO,80202,ACME\n' +
        'S-3,3 St,Denver,CO,bad,Nobody\nS-4,4 St,Denver,CO,80202,\n',
    );
    const client = { name: 'Default Co', account_number: 'DEF-1' };
    const answers = await Promise.all([1, 2, 3].map(() => run(record, { client, create_clients: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // One client for the two rows of Acme, and none for the refused row. The default client is created with its first site.
    expect(await countClients()).toBe(before + 1);
    const started = answers.find(({ status }) => status === 200)?.payload;
    expect(started).toMatchObject({ status: 'queued', client: null, can: { run: false } });
    expect((await preview(record)).status).toBe(409);
    expect((await run(record)).status).toBe(409);
  });

  it('shows up in the list, newest first', async () => {
    const record = await upload();
    const { payload } = await admin.call(endpoints.listJobImports);
    expect(payload.rows[0]).toMatchObject({
      id: record.id,
      status: 'uploaded',
      created_by: { id: company.users.admin },
    });
    expect(payload.rows[0]).not.toHaveProperty('mapping');
  });
});

describe('what is typed in place of a cell', () => {
  it.each(['a\u0000b', 'a\ud800b'])('is refused by its field when it cannot be saved: %j', async (text) => {
    const record = await upload();
    const given = { typed: { '2': { site_name: text } } };
    for (const answer of [await preview(record, given), await run(record, given)]) {
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ['mapping.typed.2.site_name']]);
    }
    const target = await preview(record, { typed: { '2': { [text]: 'x' } } });
    const words = await preview(record, { statuses: { [text]: 'active' } });
    expect([target.status, words.status]).toEqual([422, 422]);
  });
});
