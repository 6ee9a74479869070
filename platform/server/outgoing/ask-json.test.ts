import type { lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { guardedLookup } from './ask.ts';
import { type Asked, askJson } from './ask-json.ts';
import { isNeverAsked, isPrivate, isRefusedHost, namesInside } from './private-address.ts';

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
  ['fec0::1', true],
  ['::8.8.8.8', true],
  ['::ffff:0:8.8.8.8', true],
  ['64:ff9b::8.8.8.8', true],
  ['64:ff9b:1::8.8.8.8', true],
  ['2002:a00:1::1', true],
  ['2002:808:808::1', false],
  ['168.63.129.16', true],
  ['fe80::1%eth0', true],
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

it.each([
  ['169.254.169.254', true],
  ['169.254.0.1', true],
  ['::ffff:169.254.169.254', true],
  ['64:ff9b::169.254.169.254', true],
  ['fe80::1', true],
  ['fe80::1%eth0', true],
  ['fd00:ec2::254', true],
  ['fd00:ec2::23', true],
  ['fd20:ce::254', true],
  ['168.63.129.16', true],
  ['::ffff:168.63.129.16', true],
  ['::169.254.169.254', true],
  ['0:0:0:0:0:0:a9fe:a9fe', true],
  ['::ffff:0:169.254.169.254', true],
  ['64:ff9b::168.63.129.16', true],
  ['64:ff9b::100.100.100.200', true],
  ['64:ff9b:1::a9fe:a9fe', true],
  ['64:ff9b:1:a9fe:a9:fe00::', true],
  ['2002:a9fe:a9fe::1', true],
  ['2002:a83f:8110::', true],
  ['2002:a00:1::1', true],
  ['2002:7f00:1::', true],
  ['::', true],
  ['::1', false],
  ['0:0:0:0:0:0:0:1', false],
  ['::10.0.0.4', false],
  ['64:ff9b::10.0.0.4', false],
  ['2002:808:808::1', false],
  ['fec0::4', false],
  ['fd20:ce::4', false],
  ['100.100.100.200', true],
  ['192.0.0.192', true],
  ['0.0.0.0', true],
  ['239.1.1.1', true],
  ['10.0.0.4', false],
  ['127.0.0.1', false],
  ['fd00::4', false],
  ['8.8.8.8', false],
])('%s is asked by nobody, even inside: %s', (address, expected) => {
  expect(isNeverAsked(address)).toBe(expected);
});

it.each([
  ['http://169.254.169.254/latest/meta-data/', true, true],
  ['http://2852039166/', true, true],
  ['http://[fe80::1]/', true, true],
  ['http://[::ffff:a9fe:a9fe]/', true, true],
  ['http://[::169.254.169.254]/', true, true],
  ['http://[2002:a9fe:a9fe::]/', true, true],
  ['http://10.0.0.4/', true, false],
  ['http://keycloak:8080/', true, false],
  ['http://10.0.0.4/', false, true],
  ['http://keycloak:8080/', false, true],
  ['https://169.254.169.254/', false, true],
  ['https://login.example.com/', false, false],
])('%s where hosts inside may be asked (%s) is refused: %s', (address, inside, expected) => {
  expect(isRefusedHost(new URL(address), { inside })).toBe(expected);
});

it('refuses a name that leads to such an address when it connects', async () => {
  const leadsTo = (address: string) =>
    ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address, family: 4 }])) as unknown as typeof lookup;
  const looked = (address: string) =>
    new Promise((resolve) => {
      guardedLookup(isNeverAsked, leadsTo(address))('metadata.internal', { all: true }, (error) =>
        resolve(error?.message),
      );
    });
  expect(await looked('169.254.169.254')).toBe('metadata.internal leads to a private address');
  expect(await looked('10.0.0.4')).toBeUndefined();
});
