import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createClient,
  seedCompany,
  startApp,
  type TestApp,
  testPassword,
} from '../../../tests/api/harness/index.ts';

let secure: TestApp;
let plain: TestApp;
let port: number;

beforeAll(async () => {
  secure = await startApp({ PUBLIC_URL: 'https://cora.example.test' });
  plain = await startApp();
  port = Number(new URL(await secure.server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await secure.close();
  await plain.close();
});

/** Sends the bytes unchanged on a connection of their own. */
const sendBytes = async (bytes: string) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
};

describe('every answer', () => {
  const get = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${more}\r\n`;
  it.each([
    ['an address in no encoding', get('/%ff'), 400],
    ['an address in no encoding below the API', get('/api/v1/job/%E0%A4%A'), 400],
    ['a param that is too long', get(`/api/v1/job/${'9'.repeat(300)}`), 404],
    ['a page that is not there', get('/api/v1/nothing'), 404],
    ['bytes that are no request', 'nonsense\r\n\r\n', 400],
    ['a head that is too large', get('/', `x: ${'y'.repeat(20_000)}\r\n`), 431],
  ])('has its headers and its envelope: %s', async (_, bytes, status) => {
    const { head, body } = await sendBytes(bytes);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    for (const header of ['content-security-policy', 'x-content-type-options', 'strict-transport-security']) {
      expect(head.toLowerCase()).toContain(`\r\n${header}: `);
    }
    expect(body).toMatchObject({ status: 'error', errors: {}, payload: { errors: {} } });
    expect(body.message).toMatch(/\w+ \w+/);
  });

  it('asks for https where people come by it, and only there', async () => {
    const [over, without] = await Promise.all(
      [secure, plain].map(({ server }) => server.inject({ method: 'GET', url: '/healthz' })),
    );
    expect(over?.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(without?.headers).not.toHaveProperty('strict-transport-security');
  });
});

/** The cookies that a login sets on a device where nobody has logged in before. */
const cookiesOfLogin = async (app: TestApp, slug: string): Promise<string[]> => {
  const client = createClient(app);
  await client.raw('POST', '/api/v1/login', { email: `manager@${slug}.test`, password: testPassword });
  return Object.keys(client.cookies).sort();
};

describe('cookies', () => {
  it('are bound to host and https by what people type, whatever the proxy speaks', async () => {
    const client = await (await seedCompany(secure, 'secure')).signIn('manager');
    expect(await cookiesOfLogin(secure, 'secure')).toEqual(['XSRF-TOKEN', '__Host-device', '__Host-session']);
    expect((await client.raw('GET', '/api/v1/user')).status).toBe(200);
    const answer = await client.raw('PUT', '/api/v1/user/locale', { locale: 'es' });
    expect(answer.status).toBe(200);
    const out = await client.raw('POST', '/api/v1/logout', {});
    expect([out.headers['set-cookie']].flat().every((cookie) => /; Secure/.test(String(cookie)))).toBe(true);
  });

  it('are plain without https', async () => {
    await seedCompany(plain, 'plain');
    expect(await cookiesOfLogin(plain, 'plain')).toEqual(['XSRF-TOKEN', 'device', 'session']);
  });
});
