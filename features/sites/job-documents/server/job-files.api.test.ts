import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { auditLogEndpoints } from '#features/administration/audit-log/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type DocumentType, jobDocumentEndpoints } from '../contract/index.ts';

const { listJobFiles, updateJobFile, uploadJobFile } = jobDocumentEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let areaManager: Client;
let porter: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [manager, supervisor, areaManager, porter] = (await Promise.all(
    (['manager', 'supervisor', 'area-manager', 'day-porter'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const pdf = (name: string) => ({
  field: 'file',
  file: new Blob(['%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], { type: 'application/pdf' }),
  name,
});

type Given = {
  type?: string;
  expires_on?: string | null;
  comment?: string;
  client_uuid?: string;
  name?: string | null;
  jobId?: number;
};

const upload = (
  { type = 'other', name = 'paper.pdf', jobId = acme.inScope.jobId, ...body }: Given = {},
  client = manager,
) =>
  client.send(uploadJobFile, {
    params: { id: jobId },
    body: { type, ...body },
    files: name === null ? [] : [pdf(name)],
  });

const add = async (given: Given, client = manager) => {
  const answer = await upload(given, client);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};

const list = async (client = manager, jobId = acme.inScope.jobId) =>
  client.call(listJobFiles, { params: { id: jobId } });

const ofType = async (type: DocumentType, client = manager) =>
  (await list(client)).payload.filter((document) => document.type === type);

const download = async (client: Client, id: number): Promise<number> =>
  (await client.call(fileEndpoints.getFile, { params: { photoId: id } })).status;

describe('the files of a job', () => {
  it('of a type that it has one of: a later one makes the earlier one an older version', async () => {
    const first = await add({ type: 'coi', expires_on: '2026-12-31', name: 'old.pdf' });
    const second = await add({ type: 'coi', expires_on: '2027-12-31', name: 'new.pdf', comment: 'Renewed' });
    expect(second).toMatchObject({
      type: 'coi',
      expires_on: '2027-12-31',
      comment: 'Renewed',
      archived: null,
    });
    const [current, older] = await ofType('coi');
    expect(current).toEqual(second);
    expect(older).toMatchObject({
      id: first.id,
      archived: { at: expect.any(String), by: { id: acme.users.manager } },
    });
    expect(await download(manager, first.id)).toBe(200);
  });

  it('of another type stand side by side', async () => {
    await add({ type: 'kickoff_notes', name: 'one.pdf' });
    await add({ type: 'kickoff_notes', name: 'two.pdf' });
    const both = await ofType('kickoff_notes');
    expect(both.map(({ name, archived }) => [name, archived])).toEqual([
      ['two.pdf', null],
      ['one.pdf', null],
    ]);
  });

  it('leave one current document when two people upload at once', async () => {
    await Promise.all([1, 2, 3].map((n) => add({ type: 'w9', name: `w9-${n}.pdf` })));
    const all = await ofType('w9');
    expect(all).toHaveLength(3);
    expect(all.filter(({ archived }) => archived === null)).toHaveLength(1);
  });

  it('answer a repeated upload with the file of the first try, and archive nothing', async () => {
    const client_uuid = crypto.randomUUID();
    const first = await add({ type: 'logo', client_uuid, name: null }).catch(() => null);
    expect(first).toBeNull();
    const given = { type: 'pricing_sheet', client_uuid } as const;
    const one = await add(given);
    const newer = await add({ type: 'pricing_sheet', name: 'newer.pdf' });
    expect((await add(given)).id).toBe(one.id);
    const current = (await ofType('pricing_sheet')).filter(({ archived }) => archived === null);
    expect(current.map(({ id }) => id)).toEqual([newer.id]);
  });

  it('leave a trace and an event each', async () => {
    const { id, updated_at } = await add({ type: 'other', name: 'plan.pdf' });
    const saved = await manager.call(updateJobFile, {
      params: { id: acme.inScope.jobId, fileId: id },
      body: { name: 'Plan of keys.pdf', comment: 'At the desk', expires_on: '2027-01-31', updated_at },
    });
    expect(saved.payload).toMatchObject({ name: 'Plan of keys.pdf', expires_on: '2027-01-31' });
    for (const table of ['audit_log', 'events']) {
      const rows = await sqlAs<{ what: string }>(
        app,
        acme,
        `select ${table === 'events' ? 'name' : 'action'} as what from ${table}
         where entity = 'job-document' and entity_id = $1 order by id`,
        [id],
      );
      expect(rows.map(({ what }) => what)).toEqual(['job-document.added', 'job-document.updated']);
    }
  });

  it('leave them too when they are renamed as files', async () => {
    const { jobId } = acme.inScope;
    for (const [type, entity] of [
      ['other', 'job-document'],
      ['contract', 'confidential-document'],
    ] as const) {
      const { id } = await add({ type, name: 'old.pdf', expires_on: '2027-12-31' });
      const renamed = await manager.call(fileEndpoints.updateFile, {
        params: { id },
        body: { name: 'new.pdf' },
      });
      expect(renamed.status, renamed.text).toBe(200);
      const traces = await sqlAs(
        app,
        acme,
        `select entity, job_id, changes from audit_log where action = 'job-document.updated' and entity_id = $1`,
        [id],
      );
      expect(traces).toEqual([{ entity, job_id: jobId, changes: { name: ['old.pdf', 'new.pdf'] } }]);
      const events = await sqlAs(
        app,
        acme,
        `select job_id from events where name = 'job-document.updated' and entity_id = $1`,
        [id],
      );
      expect(events).toEqual([{ job_id: jobId }]);
    }
  });

  it('sent twice at once are one, with one trace', async () => {
    const client_uuid = crypto.randomUUID();
    const sent = await Promise.all([1, 2, 3, 4, 5, 6].map(() => add({ type: 'other', client_uuid })));
    const [one] = sent;
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const traces = await sqlAs(
      app,
      acme,
      `select id from audit_log where action = 'job-document.added' and entity_id = $1`,
      [one?.id],
    );
    expect(traces).toHaveLength(1);
  });

  it('sent again with another type archive nothing of that type', async () => {
    const client_uuid = crypto.randomUUID();
    const sheet = await add({ type: 'w9', name: 'w9.pdf' });
    await add({ type: 'other', client_uuid });
    await upload({ type: 'w9', client_uuid });
    expect((await ofType('w9')).find(({ archived }) => archived === null)?.id).toBe(sheet.id);
  });

  it('leave a trace and an event when they are removed, in the log that their readers see', async () => {
    const { jobId } = acme.inScope;
    for (const [type, entity] of [
      ['other', 'job-document'],
      ['contract', 'confidential-document'],
    ] as const) {
      const { id } = await add({ type, name: 'gone.pdf', expires_on: '2027-12-31' });
      expect((await manager.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(200);
      expect((await manager.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(404);
      const traces = await sqlAs(
        app,
        acme,
        `select entity, job_id, changes from audit_log where action = 'job-document.deleted' and entity_id = $1`,
        [id],
      );
      const changes = { name: ['gone.pdf', null], type: [type, null] };
      expect(traces).toEqual([{ entity, job_id: jobId, changes }]);
      const events = await sqlAs(
        app,
        acme,
        `select name, job_id from events where entity = 'job-document' and entity_id = $1 order by id desc limit 1`,
        [id],
      );
      expect(events).toEqual([{ name: 'job-document.deleted', job_id: jobId }]);
    }
    const log = await manager.call(auditLogEndpoints.listBuildingAuditLog, {
      params: { id: acme.inScope.buildingId },
      query: { kind: ['job-document'] },
    });
    expect(log.payload.rows[0]).toMatchObject({ action: 'Deleted', record: { name: 'gone.pdf' } });
  });

  it('name every wrong field', async () => {
    const wrong = await upload({
      type: 'lease',
      expires_on: 'soon',
      comment: 'x'.repeat(501),
      client_uuid: '7',
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual(['client_uuid', 'comment', 'expires_on', 'type']);
    for (const type of ['coi', 'contract'] as const)
      expect((await upload({ type, name: null })).errors).toEqual({
        file: ['Please choose a file.'],
        expires_on: ['Please enter the last day this document is valid.'],
      });
    expect((await upload({ type: 'w9', expires_on: '2150-01-01' })).errors).toHaveProperty('expires_on');
    expect((await upload({ type: 'logo' })).errors).toEqual({ file: ['A logo has to be an image.'] });
    const { id, updated_at } = await add({ type: 'coi', expires_on: '2027-01-31' });
    const change = (body: object) =>
      manager.send(updateJobFile, {
        params: { id: acme.inScope.jobId, fileId: id },
        body: body,
      });
    expect((await change({ name: 'coi.pdf', updated_at })).errors).toHaveProperty('expires_on');
    const all = await change({ name: 'a/b', comment: 7, expires_on: 'x', updated_at: 'now' });
    expect(Object.keys(all.errors).sort()).toEqual(['comment', 'expires_on', 'name', 'updated_at']);
  });

  it('are known by their content, whatever their name says', async () => {
    const answer = await manager.call(uploadJobFile, {
      params: { id: acme.inScope.jobId },
      body: { type: 'other' },
      files: [
        { field: 'file', file: new Blob(['MZ\u0000\u0001'], { type: 'application/pdf' }), name: 'a.pdf' },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.errors).toHaveProperty('file');
  });

  it('are changed only as they were read', async () => {
    const before = await add({ type: 'other' });
    const params = { id: acme.inScope.jobId, fileId: before.id };
    const body = { name: 'Mine.pdf', comment: '', updated_at: before.updated_at };
    expect((await manager.call(updateJobFile, { params, body })).status).toBe(200);
    const late = await manager.call(updateJobFile, { params, body: { ...body, name: 'Late.pdf' } });
    expect(late).toMatchObject({ status: 409, code: 'stale', details: { current: { name: 'Mine.pdf' } } });
  });
});

describe('who sees and writes them', () => {
  it('contracts and prices do not exist for people who do not manage contracts', async () => {
    const given = { type: 'contract', expires_on: '2027-12-31' } as const;
    const { id, updated_at } = await add(given);
    expect((await ofType('contract', manager)).map((document) => document.id)).toContain(id);
    expect(await ofType('contract', areaManager)).toEqual([]);
    expect(await download(areaManager, id)).toBe(404);
    expect((await upload(given, areaManager)).status).toBe(403);
    const params = { id: acme.inScope.jobId, fileId: id };
    const body = { name: 'x', expires_on: '2027-12-31', updated_at };
    expect((await areaManager.call(updateJobFile, { params, body })).status).toBe(404);
    expect((await areaManager.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(404);
    expect(await download(manager, id)).toBe(200);
  });

  it('a logo is for people who look after logos, all else for those who edit files', async () => {
    const logo = await manager.call(uploadJobFile, {
      params: { id: acme.inScope.jobId },
      body: { type: 'logo' },
      files: [{ field: 'file', file: new Blob([new Uint8Array(await png())]), name: 'logo.png' }],
    });
    expect(logo.status, logo.text).toBe(200);
    const { id, updated_at } = logo.payload;
    expect((await upload({ type: 'logo', name: 'logo.png' }, supervisor)).status).toBe(403);
    expect((await supervisor.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(403);
    const body = { name: 'x.png', updated_at };
    expect((await supervisor.call(fileEndpoints.updateFile, { params: { id }, body })).status).toBe(403);
    expect((await upload({ type: 'other' }, supervisor)).status).toBe(200);
    expect((await manager.call(fileEndpoints.deleteFile, { params: { id } })).status).toBe(200);
    expect(await ofType('logo')).toEqual([]);
  });

  it('others read them without the flag, nobody out of scope or of another company', async () => {
    const { id } = await add({ type: 'other' });
    expect((await upload({}, porter)).status).toBe(403);
    expect((await list(porter)).status).toBe(200);
    expect(await download(porter, id)).toBe(200);
    const far = { jobId: acme.outOfScope.jobId };
    const hidden = await add(far);
    expect((await upload(far, supervisor)).status).toBe(404);
    expect((await list(supervisor, far.jobId)).status).toBe(404);
    expect(await download(supervisor, hidden.id)).toBe(404);
    expect((await upload({}, stranger)).status).toBe(404);
    expect((await list(stranger)).status).toBe(404);
    const params = { id: acme.inScope.jobId, fileId: id };
    const body = { name: 'x', updated_at: hidden.updated_at };
    expect((await stranger.call(updateJobFile, { params, body })).status).toBe(404);
    expect((await porter.call(updateJobFile, { params, body })).status).toBe(403);
    expect((await (await acme.signIn('nobody')).call(listJobFiles, { params })).status).toBe(403);
    expect(
      (await manager.call(updateJobFile, { params: { ...params, fileId: hidden.id }, body })).status,
    ).toBe(404);
  });
});

const png = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 20, height: 10, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
};

it('a logo is shown on the Job Card until another one, or none, takes its place', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
    'base64',
  );
  const file = { field: 'file', file: new Blob([new Uint8Array(png)], { type: 'image/png' }), name: 'a.png' };
  const params = { id: acme.inScope.jobId };
  const shown = async () => (await porter.call(jobEndpoints.getJob, { params })).payload.logo_url;
  expect(await shown()).toBeNull();
  const admin = await acme.signIn('admin');
  const answer = await admin.call(uploadJobFile, { params, body: { type: 'logo' }, files: [file] });
  expect(await shown(), answer.text).toContain(`/file/get/${answer.payload.id}?`);
  expect(await download(porter, answer.payload.id)).toBe(200);
  await admin.call(fileEndpoints.deleteFile, { params: { id: answer.payload.id } });
  expect(await shown()).toBeNull();
});
