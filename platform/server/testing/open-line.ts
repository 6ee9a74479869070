import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

type State = 'open' | 'refusing' | 'silent';

/** A network connection to a database that a test can cut, silence, slow down and repair. */
export const openLine = async (databaseUrl: string) => {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: State = 'open';
  let delay = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'refusing') return void near.resetAndDestroy();
    if (state === 'silent') return;
    const line = keep(connect(Number(far.port), far.hostname));
    let sent = Promise.resolve<unknown>(undefined);
    near.on('data', (chunk) => {
      if (state !== 'open') return;
      if (delay === 0) return void line.write(chunk);
      const due = pause(delay);
      sent = sent.then(() => due).then(() => line.write(chunk));
    });
    line.on('data', (chunk) => near.write(chunk));
    near.once('close', () => line.destroy());
    line.once('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(databaseUrl);
  near.port = String((server.address() as AddressInfo).port);
  const hangUp = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: near.href,
    /** Resets every connection and refuses new ones. */
    cut: () => {
      state = 'refusing';
      hangUp();
    },
    /** Keeps connections open, but drops everything that is sent. */
    silence: () => {
      state = 'silent';
    },
    /** Delays everything that is sent by this many milliseconds. */
    slow: (milliseconds: number) => {
      delay = milliseconds;
    },
    /** Back to normal. What was being sent on a silent or slow line is lost. */
    mend: () => {
      if (state === 'silent' || delay > 0) hangUp();
      delay = 0;
      state = 'open';
    },
    close: async () => {
      hangUp();
      server.close();
      await once(server, 'close');
    },
  };
};

export type Line = Awaited<ReturnType<typeof openLine>>;
