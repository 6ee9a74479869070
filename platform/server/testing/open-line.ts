import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type State = 'open' | 'refusing' | 'silent';

/** A line to a database that can be cut, fall silent and be mended. */
export const openLine = async (databaseUrl: string) => {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: State = 'open';
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'refusing') return void near.resetAndDestroy();
    if (state === 'silent') return;
    const line = keep(connect(Number(far.port), far.hostname));
    near.on('data', (chunk) => state === 'open' && line.write(chunk));
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
    /** Connections stay, and nothing that is sent arrives. */
    silence: () => {
      state = 'silent';
    },
    mend: () => {
      if (state === 'silent') hangUp();
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
