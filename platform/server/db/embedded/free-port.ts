import { createServer } from 'node:net';

/** A port of this machine on which nobody listens: the wanted one, or any. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port: wanted, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });
