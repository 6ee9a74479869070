import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { requirePace } from './read-multipart.ts';

it('cuts off who sends too slowly, and nobody else', async () => {
  const server = createServer((request, answer) => {
    const stop = requirePace(request.socket, { bytes: 1000, milliseconds: 300 });
    request.resume().once('end', () => {
      stop();
      answer.end('done');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const send = async (each: number) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    let said = '';
    socket.on('data', (chunk) => (said += chunk));
    // Not with `once` of node:events, which fails when the cut arrives as an error.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${each * 20}\r\n\r\n`);
    for (let n = 0; n < 20 && !socket.destroyed; n += 1) {
      socket.write('x'.repeat(each));
      await pause(50);
    }
    await closed;
    return said.includes('done');
  };
  expect(await Promise.all([send(1), send(2000)])).toEqual([false, true]);
  server.close();
});
