import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Words } from './write-document.ts';

/** Reads all texts of the web app; documents take their titles and leads from them. */
export const readWords = async (directory: string): Promise<Words> => {
  const read = async (locale: string): Promise<Record<string, unknown>> => {
    const [path = ''] = globSync(`assets/texts-*/all.${locale}.json`, { cwd: directory });
    return JSON.parse(await readFile(join(directory, path), 'utf8'));
  };
  return { en: await read('en'), es: await read('es') };
};
