import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type DemoState = 'pending' | 'seeded' | 'none';

/** The state is kept beside the database, so that seeding that was cut short continues and a database in use is never
 * seeded. */
export const readDemoState = async (dataDir: string): Promise<DemoState> => {
  const text = await readFile(join(dataDir, 'demo'), 'utf8').catch(() => '');
  const state = text.trim();
  return state === 'pending' || state === 'seeded' ? state : 'none';
};

export const writeDemoState = async (dataDir: string, state: DemoState): Promise<void> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, 'demo'), `${state}\n`);
};
