import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeHttp } from '../node-http.ts';
import { type Line, openLine } from '../testing/open-line.ts';
import { s3Storage } from './open-storage.ts';
import type { Storage } from './storage.ts';

/** Milliseconds until people give up. */
const patience = 8000;

let directory: string;
let line: Line;
let storage: Storage;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cora-silent-'));
  line = await openLine('http://127.0.0.1:9');
  storage = s3Storage({ endpoint: line.url, bucket: 'cora', key: 'k', secret: 's' });
  // Larger than what the operating system takes without anybody reading it.
  await writeFile(join(directory, 'large'), Buffer.alloc(30_000_000));
  await writeFile(join(directory, 'small'), 'x');
});
afterAll(async () => {
  await line.close();
  await rm(directory, { recursive: true });
});

const asked: [string, () => Promise<unknown>][] = [
  ['a large file', () => storage.put('7/large', join(directory, 'large'))],
  ['a small file', () => storage.put('7/small', join(directory, 'small'))],
  ['bytes', () => storage.putBytes('7/bytes', Buffer.from('x'))],
  ['a read', () => storage.read('7/read')],
  ['a removal', () => storage.remove('7/removed')],
  ['a list', async () => storage.list('7/')[Symbol.asyncIterator]().next()],
];

const refusals = async (): Promise<unknown[]> => {
  const ended = await Promise.allSettled(asked.map(([, ask]) => ask()));
  return ended.map((one, at) => [asked[at]?.[0], one.status === 'rejected' && one.reason]);
};

const all503 = asked.map(([what]) => [
  what,
  expect.objectContaining({ status: 503, messageRef: { code: 'storage_unavailable' } }),
]);

it('a store that takes everything and answers nothing is a 503 within seconds, whatever is asked', async () => {
  line.silence();
  const begun = performance.now();
  expect(await refusals()).toEqual(all503);
  expect(performance.now() - begun).toBeLessThan(patience);
});

it('a store that refuses connections is a 503 as well', async () => {
  line.cut();
  expect(await refusals()).toEqual(all503);
});

it('a reader on a slow line gets all bytes, however long they wait for the next', async () => {
  const server = nodeHttp.createServer((_, answer) => answer.end(Buffer.alloc(30_000_000)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const slowly = await s3Storage({ endpoint, bucket: 'cora', key: 'k', secret: 's' }).read('7/slow');
  await pause(4000);
  expect((await buffer(slowly)).length).toBe(30_000_000);
  server.closeAllConnections();
  server.close();
});

it('a file is sent again when the store closed the line that was kept open', async () => {
  const stored: number[] = [];
  let closed = false;
  const server = nodeHttp.createServer(async (request, answer) => {
    if (!closed) {
      closed = true;
      request.socket.destroy();
      return;
    }
    stored.push((await buffer(request)).length);
    answer.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await s3Storage({ endpoint, bucket: 'cora', key: 'k', secret: 's' }).put(
    '7/again',
    join(directory, 'large'),
  );
  expect(stored).toEqual([30_000_000]);
  server.closeAllConnections();
  server.close();
});
