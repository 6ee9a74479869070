import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../apps/server/build-web.ts';
import type { Result } from './result.ts';

const built = join(import.meta.dirname, '../dist/web');

/** Scripts a document names, and everything they import before they run. */
const scriptsOf = (document: string): string[] => {
  const html = readFileSync(join(built, document), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="\/?(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const found = new Set<string>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const text = readFileSync(join(built, path), 'utf8');
    for (const [, name] of text.matchAll(
      /(?:^|[;}\n])\s*(?:import|export)[^;"'()]*["']\.\/([^"']+\.js)["']/g,
    )) {
      waiting.push(`assets/${name}`);
    }
  }
  return [...found];
};

const kilobytes = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(built, path))).length, 0) / 1000;

/** Of the built files: what every page loads before its own part. Page by page a browser counts it, in the journeys. */
export const measureFirstLoad = async (): Promise<Result[]> => {
  await buildWeb(console.log);
  return [
    {
      work: 'first load of the sign-in page, script',
      unit: 'kB gzip',
      measured: kilobytes(scriptsOf('auth.html')),
      most: 75,
    },
    {
      work: 'first load that all other pages share, script',
      unit: 'kB gzip',
      measured: kilobytes(scriptsOf('index.html')),
      most: 230,
    },
  ];
};
