import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { shutDownGracefully } from './shut-down-gracefully.ts';

/** A server whose answers take a while, and how to talk to it. */
const start = async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  shutDownGracefully(app, { drain: 100, idleCheck: 200, timeout: 10_000 });
  app.get('/slow', async () => {
    await pause(600);
    return 'done';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  const open = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    const said = text(socket).catch(() => 'cut off');
    await pause(30);
    return { said, write: (more: string) => socket.write(more) };
  };
  const end = async () => {
    const before = performance.now();
    await app.close();
    return performance.now() - before;
  };
  return { open, end };
};

const head = 'GET /slow HTTP/1.1\r\nhost: x\r\n';

it('answers what is under way, and what was sent to it while it closes', async () => {
  const { open, end } = await start();
  const underWay = await open(`${head}\r\n`);
  const begun = await open(head);
  const ended = end();
  await pause(30);
  const late = await open(`${head}\r\n`);
  begun.write('\r\n');
  for (const { said } of [underWay, begun, late]) {
    const [top, body] = (await said).split('\r\n\r\n');
    expect(top).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close/i);
    expect(body).toBe('done');
  }
  expect(await ended).toBeLessThan(3000);
});

it('waits for nobody who has sent half a head, or nothing', async () => {
  const { open, end } = await start();
  const silent = [await open(head), await open('')];
  expect(await end()).toBeLessThan(3000);
  for (const { said } of silent) expect(await said).not.toContain('200');
});
