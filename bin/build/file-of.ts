import { join } from 'node:path';
import type { Rolldown } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The name of the built file that begins with this source, given from the root of the project. */
export const fileOf = (chunks: Iterable<Rolldown.OutputChunk>, source: string): string => {
  const whole = join(root, source);
  for (const { facadeModuleId, fileName } of chunks) if (facadeModuleId === whole) return fileName;
  throw new Error(`${source} is in no built file of its own`);
};
