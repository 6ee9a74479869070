import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { jobRecordEndpoints } from '#features/sites/jobs/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { instructionEndpoints } from '../contract/index.ts';

const {
  copyInstructions,
  createInstruction,
  deleteInstruction,
  listInstructionReaders,
  listInstructions,
  readInstructions,
  updateInstruction,
} = instructionEndpoints;

const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

const now = '2027-03-03T17:00:00Z';

beforeAll(async () => {
  const started = await startWithCompanies({}, { now });
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
  const { jobId } = acme.inScope;
  await app.database.withTenant(systemScope(acme.organizationId), async (tenant) => {
    for (const [sort, who] of (['supervisor', 'day-porter', 'viewer'] as const).entries()) {
      const names = { name: `The ${who}`, role_key: who, is_notifiable: false, sort };
      const id = await createAssignment(tenant, null, names);
      await assignUsers(tenant, id, [{ userId: acme.users[who], jobId }]);
    }
  });
});
afterAll(() => app.close());

const params = () => ({ id: acme.inScope.jobId });

const list = async (client = supervisor, id = acme.inScope.jobId) =>
  (await client.call(listInstructions, { params: { id } })).payload;

const add = async (room: string, photos = 0) => {
  const file = new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' });
  const { payload } = await manager.call(createInstruction, {
    params: params(),
    body: { room, text_en: `Clean the ${room}.`, frequency: 'nightly' },
    files: Array.from({ length: photos }, () => ({ field: 'files', file, name: 'room.jpg' })),
  });
  return payload;
};

const read = (version: number, client = supervisor, device_at?: string) =>
  client.call(readInstructions, {
    params: params(),
    body: { version, ...(device_at && { device_at }) },
  });

const readers = async () =>
  (await manager.call(listInstructionReaders, { params: params() })).payload.rows.map(
    ({ user, duties, read: last }) => [user.name.split(' ').at(-1), duties.length, last?.version ?? null],
  );

describe('reading', () => {
  it('is of a version: what came, changed or went since then is to be read again', async () => {
    expect(await list()).toMatchObject({ version: 0, read: null, rows: [] });
    const [lobby, dock] = [await add('lobby'), await add('dock')];
    expect(await list()).toMatchObject({ version: 2, read: null });
    expect((await read(2)).status).toBe(200);
    expect((await list()).read?.version).toBe(2);

    await add('roof');
    await manager.call(updateInstruction, {
      params: { ...params(), instructionId: lobby.id },
      body: { text_es: 'Limpie el vestíbulo.', updated_at: lobby.updated_at },
    });
    await manager.call(deleteInstruction, { params: { ...params(), instructionId: dock.id } });
    const changed = await list();
    expect(changed).toMatchObject({ version: 5, removed: 1 });
    expect(changed.rows.map(({ room, since_read }) => [room, since_read])).toEqual([
      ['lobby', 'changed'],
      ['roof', 'new'],
    ]);
    expect((await list(manager)).rows.map(({ since_read }) => since_read)).toEqual([null, null]);
    await read(5);
    expect(await list()).toMatchObject({ removed: 0, read: { version: 5 } });
    expect((await list()).rows.every(({ since_read }) => since_read === null)).toBe(true);
  });

  it('is told to the office: who holds a duty today and has read, and who has not', async () => {
    expect(await readers()).toEqual([
      ['day-porter', 1, null],
      ['supervisor', 1, 5],
    ]);
    await read(5, manager);
    expect(await readers()).toEqual([
      ['day-porter', 1, null],
      ['supervisor', 1, 5],
      ['manager', 0, 5],
    ]);
    const asked = (client: Client) => client.call(listInstructionReaders, { params: params() });
    expect((await asked(supervisor)).status).toBe(403);
    expect((await asked(stranger)).status).toBe(404);
  });

  it('counts for what was read, although it is told later, and twice is once', async () => {
    await add('stairs');
    const again = await read(5, supervisor, '2027-03-03T11:00:00Z');
    expect(again.status).toBe(200);
    expect((await list()).rows.at(-1)?.since_read).toBe('new');
    const late = await read(6, supervisor, '2027-03-03T12:30:00Z');
    expect(Date.parse(late.payload.at)).toBe(Date.parse('2027-03-03T12:30:00Z'));
    expect((await read(6, supervisor)).payload.at).toBe(late.payload.at);
  });

  it('refuses a version that is not there yet, and jobs out of sight', async () => {
    const early = await read(99);
    expect([early.status, Object.keys(early.errors)]).toEqual([422, ['version']]);
    const ahead = await read(6, supervisor, '2027-03-03T18:00:00Z');
    expect([ahead.status, Object.keys(ahead.errors)]).toEqual([422, ['device_at']]);
    expect((await read(6, stranger)).status).toBe(404);
  });
});

describe('copying', () => {
  const copyFrom = (from_job_id: number, client = manager) =>
    client.call(copyInstructions, { params: { id: acme.outOfScope.jobId }, body: { from_job_id } });

  it('adds those of another job, with the same photos', async () => {
    await add('garage', 2);
    const source = await list(manager);
    expect((await copyFrom(acme.inScope.jobId)).payload).toEqual({ copied: source.rows.length });
    const copy = await list(manager, acme.outOfScope.jobId);
    expect(copy.rows.map(({ room, text_es }) => [room, text_es])).toEqual(
      source.rows.map(({ room, text_es }) => [room, text_es]),
    );
    const md5s = ({ rows }: typeof copy) => rows.map(({ photos }) => photos.map(({ md5 }) => md5));
    expect(md5s(copy)).toEqual(md5s(source));
    expect(copy.rows.at(-1)?.photos[0]?.id).not.toBe(source.rows.at(-1)?.photos[0]?.id);
    expect(copy.version).toBe(1);
  });

  it('refuses itself, a job that is not seen, and one without any', async () => {
    const fields = async (answer: ReturnType<typeof copyFrom>) => {
      const { status, errors: given } = await answer;
      return [status, Object.keys(given)];
    };
    expect(await fields(copyFrom(acme.outOfScope.jobId))).toEqual([422, ['from_job_id']]);
    expect(await fields(copyFrom(999_999))).toEqual([422, ['from_job_id']]);
    expect((await copyFrom(acme.inScope.jobId, supervisor)).status).toBe(403);
    expect((await copyFrom(acme.inScope.jobId, stranger)).status).toBe(404);
  });

  it('comes with the copy of a job', async () => {
    const { payload } = await manager.call(jobRecordEndpoints.copyJob, {
      params: params(),
      body: { job_number: 'COPY-1', job_name: 'A copy' },
    });
    const source = await list(manager);
    const copy = await list(manager, payload.id);
    expect(copy.rows.map(({ room }) => room)).toEqual(source.rows.map(({ room }) => room));
    expect(copy.read).toBe(null);
  });
});
