import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import fastifyMultipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { FileRule } from '#platform/contract/endpoint';
import type { Problem } from '#platform/contract/errors';
import { stagingDirectory } from '../storage/directories.ts';
import { discardStaged } from '../storage/stage-upload.ts';
import { readMultipart } from './read-multipart.ts';

const rule: FileRule = { fields: ['files', 'photo'], max: 2, maxBytes: 1000, kinds: ['document'] };

let dataDir: string;
let app: FastifyInstance;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cora-multipart-'));
  app = fastify();
  await app.register(fastifyMultipart);
  app.setErrorHandler((error: Problem & { statusCode?: number }, _request, reply) =>
    reply.code(error.status ?? error.statusCode ?? 500).send({ fields: error.fields, text: error.message }),
  );
  app.post('/', async (request) => {
    const { fields, files } = await readMultipart(request, rule, dataDir);
    await discardStaged(files);
    return { fields, files: files.map(({ field, name, size, kind }) => ({ field, name, size, kind })) };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const staged = (): Promise<string[]> => readdir(stagingDirectory(dataDir)).catch(() => []);
afterEach(async () => expect(await staged()).toEqual([]));

const port = (): number => (app.server.address() as { port: number }).port;
const send = async (form: FormData) => {
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', body: form });
  return { status: answer.status, body: (await answer.json()) as { fields: unknown } };
};
const form = (...parts: [string, string | Blob, string?][]): FormData => {
  const data = new FormData();
  for (const [field, value, name] of parts) {
    if (typeof value === 'string') data.append(field, value);
    else data.append(field, value, name);
  }
  return data;
};
const text = (length: number): Blob => new Blob(['x'.repeat(length)]);

it('answers fields and staged files', async () => {
  const parts = form(
    ['title', 'Hola'],
    ['ids', '1'],
    ['ids', '2'],
    ['__proto', 'x'],
    ['files[]', text(1000), 'día.txt'],
    ['photo', text(0), ''],
  );
  expect(await send(parts)).toEqual({
    status: 200,
    body: {
      fields: { title: 'Hola', ids: ['1', '2'], __proto: 'x' },
      files: [{ field: 'files', name: 'día.txt', size: 1000, kind: 'document' }],
    },
  });
});

it('tells every refused file at once, each under its field, and keeps none', async () => {
  const parts = form(
    ['files', text(10), 'fine.txt'],
    ['photo', text(2_000_000), 'big.txt'],
    ['other', text(10), 'other.txt'],
    ['files', text(10), 'third.txt'],
    ['photo', text(10), 'fourth.txt'],
    ['title', 'x'.repeat(100_001)],
  );
  const { status, body } = await send(parts);
  expect(status).toBe(422);
  expect(body.fields).toEqual({
    photo: [
      { code: 'file_too_large', values: { megabytes: 0.001 } },
      { code: 'too_many_files', values: { maximum: 2 } },
    ],
    other: [{ code: 'unknown_field' }],
    files: [{ code: 'too_many_files', values: { maximum: 2 } }],
    title: [{ code: 'too_long', values: { maximum: 100_000 } }],
  });
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'tells a file under the unknown name %s, with brackets or without',
  async (name) => {
    for (const field of [name, `${name}[]`]) {
      const { status, body } = await send(form([field, text(10), 'a.txt']));
      // The parser refuses some of them itself.
      if (status === 400) continue;
      expect([status, Object.entries(body.fields as object)]).toEqual([
        422,
        [[name, [{ code: 'unknown_field' }]]],
      ]);
    }
  },
);

it('refuses more than 100 fields', async () => {
  const parts = form(['files', text(10), 'fine.txt']);
  for (let n = 0; n <= 100; n += 1) parts.append(`field${n}`, 'x');
  expect((await send(parts)).status).toBe(413);
});

it('refuses a request heavier than all it may carry, announced or not', async () => {
  const refusal = { status: 413, body: { text: 'too_large' } };
  expect(await send(form(['files', text(12_000_000), 'a.txt']))).toMatchObject(refusal);
  expect(await staged()).toEqual([]);
  const chunk = 'x'.repeat(1_000_000);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue('--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n');
      for (let n = 0; n < 12; n += 1) controller.enqueue(chunk);
      controller.enqueue('\r\n--b--\r\n');
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  // The types of browsers, which know no `duplex`, stand before those of Node here.
  const sent = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await fetch(`http://127.0.0.1:${port()}/`, sent);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject(refusal);
});

it.each([
  ['cut off', '--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nxx'],
  ['not a form', 'hello'],
])('answers 400 to a body that is %s', async (_what, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const answer = await fetch(`http://127.0.0.1:${port()}/`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
});

it('keeps nothing of a sender that goes away', async () => {
  const socket = connect(port(), '127.0.0.1');
  const part = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`;
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n' +
      `${part('a.txt')}whole\r\n${part('b.txt')}half`,
  );
  const until = Date.now() + 3000;
  while ((await staged()).length < 2 && Date.now() < until) await wait(10);
  expect(await staged()).toHaveLength(2);
  socket.destroy();
  while ((await staged()).length > 0 && Date.now() < until) await wait(10);
});
