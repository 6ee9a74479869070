import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, askJson } from './ask-json.ts';
import { isPrivate, namesInside } from './private-address.ts';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

const serve = async (listener: RequestListener): Promise<URL> => {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  running.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://localhost:${(server.address() as AddressInfo).port}/`);
};

const ask = (url: URL, more: Partial<Asked> = {}) =>
  askJson({ url, inside: true, headers: {}, milliseconds: 2000, bytes: 1000, ...more });

describe('asking another system', () => {
  it('answers status and text', async () => {
    const url = await serve((request, answer) => answer.writeHead(418).end(request.headers['user-agent']));
    expect(await ask(url, { headers: { 'user-agent': 'Cora' } })).toEqual({ status: 418, text: 'Cora' });
  });

  it('does not follow where it is sent', async () => {
    const url = await serve((_, answer) => answer.writeHead(302, { location: 'http://example.com/' }).end());
    expect(await ask(url)).toMatchObject({ status: 302 });
  });

  it('refuses a name that leads into a network of our own', async () => {
    const url = await serve((_, answer) => answer.end('secret'));
    await expect(ask(url, { inside: false })).rejects.toThrow('leads to a private address');
  });

  it('ends an answer that is too long or too late', async () => {
    const long = await serve((_, answer) => answer.end('x'.repeat(2000)));
    await expect(ask(long)).rejects.toThrow('more than 1000 bytes');
    const slow = await serve((_, answer) => answer.write('x'));
    await expect(ask(slow, { milliseconds: 100 })).rejects.toThrow();
  });
});

it.each([
  ['10.1.2.3', true],
  ['127.0.0.1', true],
  ['169.254.169.254', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['172.32.0.1', false],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});

it.each([
  ['http://nominatim:8080', true],
  ['http://localhost/', true],
  ['http://[::1]/', true],
  ['http://10.0.0.4/', true],
  ['https://nominatim.openstreetmap.org/', false],
])('%s names a host inside: %s', (url, expected) => {
  expect(namesInside(new URL(url))).toBe(expected);
});
