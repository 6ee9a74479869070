import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const gzipped = (text: string): number => gzipSync(text).length / 1000;

const textAt = (texts: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((within, name) => (within as Record<string, unknown>)[name], texts);

/** What a feature adds to the script and the English texts of every page, in compressed kilobytes: its route table with all
 * that this imports at once from its own folder. `imports`: what it imports at once from elsewhere, which every page would
 * load too. `feature`: `domain/name`. Pages stay lazy and are not counted. */
export const routeTableWeight = async (feature: string, root: string) => {
  const folder = join(root, 'features', feature);
  const name = basename(feature);
  const bundle = await rolldown({
    input: join(folder, 'web/routes.tsx'),
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    plugins: [{ name: 'lazy-apart', resolveDynamicImport: () => false }],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const [{ code, imports }] = output;
  await bundle.close();
  const texts: unknown = JSON.parse(readFileSync(join(folder, 'locales/en.json'), 'utf8'));
  const keys = [...code.matchAll(new RegExp(`${name}:([\\w.]+)`, 'g'))].map(([, key = '']) => key);
  const shown = JSON.stringify(Object.fromEntries(keys.map((key) => [key, textAt(texts, key)])));
  return { kilobytes: gzipped(code) + gzipped(shown), imports };
};
