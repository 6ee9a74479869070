import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { ClusterFiles } from './locate-files.ts';

/** The port of last time when it is still free, else a new one; kept, so that addresses survive a restart. */
export const choosePort = async (files: ClusterFiles): Promise<number> => {
  const kept = await readPort(files);
  if (kept > 0 && (await freePort(kept)) === kept) return kept;
  const port = await freePort(0);
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
};

/** Best effort: on a full disk the server runs all the same, at worst on another port next time. */
export const keepPort = async (files: ClusterFiles, port: number): Promise<void> => {
  if ((await readPort(files)) === port) return;
  await writeFile(files.port, `${port}\n`).catch(() => undefined);
};

const readPort = async (files: ClusterFiles): Promise<number> =>
  Number(await readFile(files.port, 'utf8').catch(() => ''));

const freePort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
