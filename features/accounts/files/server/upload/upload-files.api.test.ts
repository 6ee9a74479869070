import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { scopeOf } from '#platform/server/http/person';
import { stagingDirectory } from '#platform/server/storage/directories';
import { fileMessages } from '../../contract/index.ts';
import { presentFiles, storeFiles, sweepOrphans } from '../index.ts';
import { type FilesApp, people, startFilesApp } from '../testing/files-app.ts';
import { photo } from '../testing/photo.ts';

let app: FilesApp;
beforeAll(async () => {
  app = await startFilesApp(inject('migrated'));
}, 120_000);
afterAll(() => app?.stop());

describe('an upload', () => {
  it('tells every damaged picture and keeps nothing of the request', async () => {
    const broken = (await photo()).subarray(0, 6000);
    const answer = await app.upload([
      ['a.jpg', broken],
      ['fine.txt', Buffer.from('x')],
      ['b.jpg', broken],
    ]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.files).toEqual(Array(2).fill(fileMessages.en.file_unreadable));
    expect(await app.stored()).toEqual([]);
  });

  it('answers the first try when it is sent again, and never the file of another record', async () => {
    const client_uuid = '0b7c7bb6-3f4a-4c7e-9d0e-3f3f0a9b1c2d';
    const [first] = await app.uploaded([['a.txt', Buffer.from('x')]], { client_uuid });
    const [second] = await app.uploaded([['a.txt', Buffer.from('x')]], { client_uuid });
    expect(second?.id).toBe(first?.id);
    expect((await app.upload([['a.txt', Buffer.from('x')]], { client_uuid }, { id: 6 })).statusCode).toBe(
      409,
    );
  });

  it('is refused beyond what the organization may store', async () => {
    const path = join(app.wiring.config.dataDir, 'x.part');
    const file = {
      field: 'files',
      name: 'a.txt',
      mime: 'text/plain',
      kind: 'document' as const,
      path,
      size: 10,
    };
    const files = [{ ...file, md5: '', sha256: '' }];
    await expect(storeFiles(app.wiring, 1, files, { quotaBytes: 1000 })).rejects.toMatchObject({
      status: 507,
    });
  });

  it('is answered to the byte as the first time when its key comes again', async () => {
    const send = () =>
      app.upload([['a.txt', Buffer.from('x')]], {}, { headers: { 'idempotency-key': 'to-the-byte' } });
    const [first, again] = [await send(), await send()];
    expect([first.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.body).toBe(first.body);
  });

  it('that is not carried out leaves nothing behind, nor does one that is sent again', async () => {
    const before = await app.stored();
    const picture = await photo();
    expect((await app.upload([['a.jpg', picture]], { fail: 'true' })).statusCode).toBe(500);
    const staged = await app.upload([['a.jpg', picture]], { unknown: 'x' });
    expect(staged.statusCode).toBe(422);
    const taken = '3f0d7f0c-8c8a-4a57-8a3a-4f0f6f1d2e3b';
    await app.uploaded([['a.jpg', picture]], { client_uuid: taken });
    expect((await app.upload([['b.jpg', picture]], { client_uuid: taken }, { id: 6 })).statusCode).toBe(409);
    await app.uploaded([['a.jpg', picture]], { client_uuid: taken });
    await app.uploaded([['b.jpg', picture]], {}, { headers: { 'idempotency-key': 'twice-and-again' } });
    await app.uploaded([['b.jpg', picture]], {}, { headers: { 'idempotency-key': 'twice-and-again' } });
    // Two pictures in three sizes each.
    await expect.poll(async () => (await app.stored()).length).toBe(before.length + 6);
    expect(await readdir(stagingDirectory(app.wiring.config.dataDir))).toEqual([]);
  });

  it('of a process that was killed is swept a day later, and nothing else', async () => {
    const before = await app.stored();
    const [file] = await app.uploaded([['a.txt', Buffer.from('x')]]);
    const [kept] = (await app.stored()).filter((key) => !before.includes(key));
    for (const suffix of ['', '.display.webp', '.thumb.webp']) {
      const orphan = `${String(kept).slice(0, -36)}${crypto.randomUUID()}${suffix}`;
      await app.wiring.storage.putBytes(orphan, Buffer.from('x'));
    }
    expect(await sweepOrphans(app.wiring)).toEqual({ staged: 0, stored: 0 });
    await app.wiring.storage.putBytes('1/exports/kept.csv', Buffer.from('x'));
    const tomorrow = { ...app.wiring, clock: { now: () => new Date(Date.now() + 25 * 3_600_000) } };
    expect(await sweepOrphans(tomorrow)).toMatchObject({ stored: 3 });
    expect((await app.stored()).length).toBe(before.length + 1 + 1);
    expect(await sweepOrphans(tomorrow)).toMatchObject({ stored: 0 });
    expect((await app.get(file?.url ?? '', 'porter')).statusCode).toBe(200);
    const files = await app.wiring.database.withTenant(scopeOf(people.editor), (tenant) =>
      presentFiles(tenant, 'test', [5]),
    );
    for (const { url } of files.get(5) ?? []) expect((await app.get(url, 'porter')).statusCode).toBe(200);
  });
});
