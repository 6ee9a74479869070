import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const project = join(import.meta.dirname, '..');

const builtIn = (root: string): string => join(root, 'dist/web');

type Part = { file: string; imports?: string[] };

/** The document of all pages except the sign-in pages, and the script it loads at once. */
export const everyPage = ['apps/web/index.html', 'apps/web/app.tsx'];

export const signInPages = ['apps/web/auth.html'];

/** Kilobytes of compressed script that these sources load before they run, with their static imports. Parts that a page
 * loads later are not counted. */
export const builtKilobytes = (sources: readonly string[], root = project): number => {
  const built = builtIn(root);
  const manifest: Record<string, Part> = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const waiting = sources.map((path) => relative('apps/web', path));
  const files = new Set<string>();
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const part = manifest[name];
    if (!part) throw new Error(`${name} is not in the built app`);
    if (files.has(part.file)) continue;
    files.add(part.file);
    waiting.push(...(part.imports ?? []));
  }
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(built, file))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
};
