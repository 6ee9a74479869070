import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type Vendor, vendorEndpoints } from '../contract/index.ts';

const { createVendor, deleteVendor, deleteVendorDocument, saveVendorDocument } = vendorEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

let made = 0;
const add = async (): Promise<Vendor> => {
  made += 1;
  return (await manager.call(createVendor, { body: { name: `Vendor ${made}` } })).payload;
};

const pdf = (name: string) => ({
  field: 'file',
  file: new Blob(['%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], { type: 'application/pdf' }),
  name,
});

type Given = { kind?: string; expires_on?: string | null; file?: ReturnType<typeof pdf> | null };

const save = (
  { id, updated_at }: Vendor,
  { kind = 'coi', expires_on = null, file = pdf('coi.pdf') }: Given = {},
  client = manager,
) =>
  client.send(saveVendorDocument, {
    params: { id },
    body: { kind, expires_on, updated_at },
    files: file ? [file] : [],
  });

const remove = ({ id, updated_at }: Vendor, client = manager) =>
  client.call(deleteVendorDocument, { params: { id, kind: 'coi' }, query: { updated_at } });

const download = async (client: Client, id: number): Promise<number> =>
  (await client.call(fileEndpoints.getFile, { params: { photoId: id } })).status;

describe('the papers of a vendor', () => {
  it('are one of each kind, which everybody who is signed in may download', async () => {
    const vendor = await add();
    const first = await save(vendor, { kind: 'w9', file: pdf('w9.pdf') });
    expect(first.status, first.text).toBe(200);
    const second = await save(first.payload, { expires_on: '2026-12-31' });
    expect(second.payload.documents).toEqual([
      { id: expect.any(Number), kind: 'w9', name: 'w9.pdf', expires_on: null },
      { id: expect.any(Number), kind: 'coi', name: 'coi.pdf', expires_on: '2026-12-31' },
    ]);
    const id = second.payload.documents[1]?.id ?? 0;
    expect(await download(supervisor, id)).toBe(200);
    expect(await download(stranger, id)).toBe(404);
  });

  it('are replaced by a later one, or get another expiry alone', async () => {
    const first = (await save(await add(), { expires_on: '2026-12-31' })).payload;
    const extended = await save(first, { expires_on: '2027-12-31', file: null });
    expect(extended.payload.documents).toEqual([{ ...first.documents[0], expires_on: '2027-12-31' }]);
    const later = await save(extended.payload, { file: pdf('new.pdf') });
    expect(later.payload.documents).toMatchObject([{ name: 'new.pdf', expires_on: null }]);
    expect(await download(manager, first.documents[0]?.id ?? 0)).toBe(404);
  });

  it('leave a trace and an event', async () => {
    const first = (await save(await add(), { expires_on: '2026-12-31' })).payload;
    await remove(first);
    const traces = await sqlAs<{ action: string; changes: object }>(
      app,
      acme,
      `select action, changes from audit_log where entity = 'vendor' and entity_id = $1 order by id offset 1`,
      [first.id],
    );
    expect(traces).toEqual([
      { action: 'vendor.document-saved', changes: { coi: [null, 'coi.pdf (2026-12-31)'] } },
      { action: 'vendor.document-deleted', changes: { coi: ['coi.pdf (2026-12-31)', null] } },
    ]);
    const events = await sqlAs<{ name: string }>(
      app,
      acme,
      `select name from events where entity = 'vendor' and entity_id = $1 order by id`,
      [first.id],
    );
    expect(events.map(({ name }) => name)).toEqual(['vendor.created', 'vendor.updated', 'vendor.updated']);
  });

  it('are removed once, and not without the vendor', async () => {
    const saved = (await save(await add())).payload;
    const without = await remove(saved);
    expect(without.payload.documents).toEqual([]);
    expect((await remove(without.payload)).status).toBe(404);
    await manager.call(deleteVendor, { params: { id: saved.id } });
    expect((await save(without.payload)).status).toBe(404);
  });

  it('name every wrong field', async () => {
    const vendor = await add();
    const answer = await save(
      { ...vendor, updated_at: 'now' },
      {
        kind: 'lease',
        expires_on: 'soon',
      },
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors).toSorted()).toEqual(['expires_on', 'kind', 'updated_at']);
    expect((await save(vendor, { file: null })).errors).toEqual({ file: ['Please choose a file.'] });
    expect((await save(vendor, { expires_on: '2150-01-01' })).errors).toHaveProperty('expires_on');
    const path = `/api/v1/core/vendors/${vendor.id}/documents`;
    expect((await manager.raw('DELETE', `${path}/coi`)).errors).toHaveProperty('updated_at');
    expect((await manager.raw('DELETE', `${path}/lease`)).status).toBe(404);
  });

  it('are changed by those with the flag, in their own organization, on the vendor they read', async () => {
    const vendor = await add();
    const saved = (await save(vendor)).payload;
    for (const call of [save, remove] as const) {
      const as = (client: Client) => (call === save ? save(saved, {}, client) : remove(saved, client));
      expect((await as(supervisor)).status).toBe(403);
      expect((await as(stranger)).status).toBe(404);
      expect(await call(vendor)).toMatchObject({
        status: 409,
        code: 'stale',
        details: { current: { id: vendor.id } },
      });
    }
  });
});
