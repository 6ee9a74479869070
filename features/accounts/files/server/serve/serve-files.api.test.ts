import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { scopeOf } from '#platform/server/http/person';
import type { FileRecord } from '../../contract/index.ts';
import { type FilesApp, people, startFilesApp } from '../testing/files-app.ts';

let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp(inject('migrated'));
}, 120_000);
afterAll(() => app?.stop());

describe('another file', () => {
  const bytes = Buffer.from('%PDF-1.7\n0123456789');
  let record: FileRecord;
  beforeAll(async () => {
    [record] = (await app.uploaded([['plan.pdf', bytes]])) as [FileRecord];
  });

  it('is served whole', async () => {
    const answer = await app.get(record.url, 'porter');
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const saved = await app.get(`${record.url}&download=true`, 'porter');
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  it.each([
    ['bytes=9-12', 206, '0123', 'bytes 9-12/19'],
    ['bytes=-3', 206, '789', 'bytes 16-18/19'],
    ['bytes=15-999', 206, '6789', 'bytes 15-18/19'],
    ['bytes=0-1,3-4', 200, bytes.toString(), undefined],
    ['bytes=5-2', 200, bytes.toString(), undefined],
    ['lines=1-2', 200, bytes.toString(), undefined],
  ])('answers %s', async (range, status, text, contentRange) => {
    const answer = await app.get(record.url, 'porter', { range });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toBe(text);
    expect(answer.headers['content-range']).toBe(contentRange);
  });

  it('answers 416 beyond its end, and the whole when it changed', async () => {
    expect((await app.get(record.url, 'porter', { range: 'bytes=19-' })).statusCode).toBe(416);
    const answer = await app.get(record.url, 'porter', { range: 'bytes=0-1', 'if-range': '"other"' });
    expect(answer.statusCode).toBe(200);
  });

  it('answers 404 when its bytes are gone, and asks for none a reader has', async () => {
    const [lost] = await app.uploaded([['lost.txt', Buffer.from('x')]]);
    const [row] = await app.wiring.database.withTenant(scopeOf(people.editor), (tenant) =>
      tenant.query({
        text: 'select storage_key from files where id = $1',
        values: [lost?.id],
        row: z.custom<{ storage_key: string }>(),
      }),
    );
    await app.wiring.storage.remove(row?.storage_key ?? '');
    const answer = await app.get(lost?.url ?? '', 'porter');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ status: 'error', code: 'not_found' });
    const known = await app.get(lost?.url ?? '', 'porter', { 'if-none-match': `"1-${lost?.id}"` });
    expect(known.statusCode).toBe(304);
  });

  it('is renamed and removed by people who may, with the trace of it', async () => {
    const url = `/api/v1/core/file/${record.id}`;
    const send = (who: string, payload: object) => app.send('POST', url, who, payload);
    expect((await send('porter', { name: 'x.pdf' })).statusCode).toBe(403);
    expect((await send('editor', { name: 'a/b.pdf' })).json().errors.name).toEqual([
      'A file name cannot contain slashes or control characters.',
    ]);
    const saved = await send('editor', {
      name: 'Plan B.exe',
      comment: 'Floor 2',
      updated_at: record.updated_at,
    });
    expect(saved.json().payload).toMatchObject({ name: 'Plan B.exe', comment: 'Floor 2' });
    const late = await send('editor', { name: 'Plan C', updated_at: record.updated_at });
    expect(late.statusCode).toBe(409);
    expect(late.json().payload.details.current).toMatchObject({ name: 'Plan B.exe' });
    const served = await app.get(record.url, 'porter');
    expect(served.headers['content-disposition']).toContain('filename="Plan B.pdf"');

    const remove = () => app.send('DELETE', `/api/v1/core/files/${record.id}`, 'editor');
    expect((await remove()).json().payload).toEqual({ id: record.id });
    expect((await remove()).statusCode).toBe(404);
    expect((await app.get(record.url, 'porter')).statusCode).toBe(404);
    const audit = await app.wiring.database.withTenant(scopeOf(people.editor), (tenant) =>
      tenant.query({
        text: "select action from audit_log where entity = 'file' and entity_id = $1 order by id",
        values: [record.id],
        row: z.custom<{ action: string }>(),
      }),
    );
    expect(audit.map(({ action }) => action)).toEqual(['file.updated', 'file.deleted']);
  });
});

describe('nobody else', () => {
  it('sees a file of another organization, or of a record out of scope', async () => {
    const [file] = await app.uploaded([['a.txt', Buffer.from('secret')]]);
    const [hidden] = await app.uploaded([['b.txt', Buffer.from('secret')]], {}, { id: 9 });
    for (const [id, who] of [
      [file?.id, 'stranger'],
      [hidden?.id, 'editor'],
      [999_999, 'editor'],
    ] as const) {
      expect((await app.get(`/file/get/${id}`, who)).statusCode).toBe(404);
      const changed = await app.send('POST', `/api/v1/core/file/${id}`, who, { name: 'x' });
      expect(changed.statusCode).toBe(404);
      const removed = await app.send('DELETE', `/api/v1/core/files/${id}`, who);
      expect(removed.statusCode).toBe(404);
    }
    expect((await app.get(`/file/get/${file?.id}`, 'nobody')).statusCode).toBe(401);
  });
});
