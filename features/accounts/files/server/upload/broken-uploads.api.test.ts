import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stagingDirectory } from '#platform/server/storage/directories';
import { type Client, seedCompany, startApp, type TestApp } from '../../../../../tests/api/harness/index.ts';

let app: TestApp;
let client: Client;
let port: number;
const logged: unknown[] = [];
beforeAll(async () => {
  app = await startApp();
  const note = (...entry: unknown[]) => void logged.push(entry);
  app.wiring.log = { info: () => {}, warn: note, error: note } as unknown as TestApp['wiring']['log'];
  client = await (await seedCompany(app, 'acme')).signIn('admin');
  port = Number(new URL(await app.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const staged = () => readdir(stagingDirectory(app.dataDir)).catch(() => []);

it('an upload that breaks off is no fault of the server, and leaves nothing', async () => {
  const { cookie = '' } = client.headers();
  for (const bytes of [100, 300_000]) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/v1/user/photo HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n` +
        `x-xsrf-token: ${client.cookies['XSRF-TOKEN']}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000\r\n\r\n' +
        `--b\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n${'x'.repeat(bytes)}`,
    );
    const until = Date.now() + 3000;
    while ((await staged()).length === 0 && Date.now() < until) await pause(10);
    expect(await staged()).toHaveLength(1);
    socket.destroy();
    await expect.poll(staged, { timeout: 3000 }).toEqual([]);
    await pause(100);
  }
  expect(logged).toEqual([]);
});
