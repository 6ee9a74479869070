import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist/web');

type Part = { file: string; imports?: string[] };

/** Of the document that all pages but those of signing in have, and of what it loads at once. */
export const everyPage = ['apps/web/index.html', 'apps/web/app.tsx'];

export const signInPages = ['apps/web/auth.html'];

/** Kilobytes of script, compressed, that these sources bring before they run: their own and what they import. Parts that
 * a page asks for once it stands are not among them. */
export const builtKilobytes = (sources: readonly string[]): number => {
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
