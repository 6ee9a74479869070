import { readFile, writeFile } from 'node:fs/promises';
import { freePort } from './free-port.ts';
import type { ClusterFiles } from './locate-files.ts';

/** The port of the last start if it is free, else a new one. It is stored, so that addresses survive a restart. */
export const choosePort = async (files: ClusterFiles): Promise<number> => {
  const kept = await readPort(files);
  return freePort(kept).catch(() => freePort());
};

/** Best effort: on a full disk the server still runs, perhaps on another port after the next start. */
export const savePort = async (files: ClusterFiles, port: number): Promise<void> => {
  if ((await readPort(files)) === port) return;
  await writeFile(files.port, `${port}\n`).catch(() => undefined);
};

const readPort = async (files: ClusterFiles): Promise<number> =>
  Number(await readFile(files.port, 'utf8').catch(() => ''));
