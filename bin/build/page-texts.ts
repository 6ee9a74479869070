import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { cutTexts, namedTexts, type Texts } from './cut-texts.ts';

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

const root = join(import.meta.dirname, '../..');

const locales = ['en', 'es'] as const;

/** Route tables. What they import lazily loads its texts together with its code. */
const routeTable = /\/(features\/[^/]+\/web\/routes\.tsx|apps\/web\/pages\.ts)$/;

const lazyImport = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** The part of a text file's address that names the source. */
export const partName = (source: string): string =>
  source
    .replace(/^features\/|\.tsx?$/g, '')
    .replace(/\/web\//, '/')
    .replaceAll('/', '-');

const readTexts = (locale: string): Texts =>
  Object.fromEntries(
    ['platform/web', 'apps/web', 'features/*']
      .flatMap((folder) => globSync(`${folder}/locales/${locale}.json`, { cwd: root }))
      .map((path) => path.replaceAll('\\', '/'))
      .map((path) => [
        /features\/([^/]+)\//.exec(path)?.[1] ?? (path.startsWith('platform') ? 'platform' : 'app'),
        JSON.parse(readFileSync(join(root, path), 'utf8')),
      ]),
  );

/** The code of these files and of all they load, at once or later, except for parts that load texts of their own. */
const codeOf = (chunks: Chunks, files: readonly string[], apart: ReadonlySet<string>): string => {
  const seen = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks[file];
    if (!chunk || seen.has(file)) continue;
    seen.add(file);
    waiting.push(...chunk.imports, ...chunk.dynamicImports.filter((name) => !apart.has(name)));
  }
  return [...seen].map((file) => chunks[file]?.code).join('\n');
};

/** Splits the texts by the keys that the built code names: one part for the shell, and one for each page and part that
 * a route table imports lazily. `all` holds every text, for keys that are put together while the code runs. */
export const pageTexts = (): Plugin => {
  const parts = new Set<string>();
  let folder = '';
  return {
    name: 'page-texts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (!routeTable.test(path)) return null;
      const changed = code.replace(lazyImport, (load, to: string) => {
        const source = relative(root, join(dirname(path), to)).replaceAll('\\', '/');
        parts.add(source);
        return `withTexts(${JSON.stringify(partName(source))}, ${load})`;
      });
      const from = JSON.stringify(join(root, 'platform/web/i18n/with-texts.ts'));
      return { code: `import { withTexts } from ${from};\n${changed}`, map: null };
    },
    generateBundle(_options, bundle) {
      const chunks: Chunks = Object.fromEntries(
        Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output]] : [])),
      );
      const fileOf = (source: string): string => {
        const whole = join(root, source);
        const found =
          Object.values(chunks).find((chunk) => chunk.facadeModuleId === whole) ??
          Object.values(chunks).find((chunk) => chunk.moduleIds.includes(whole));
        if (!found) throw new Error(`${source} is in no built file`);
        return found.fileName;
      };
      const files = new Map([...parts].map((source) => [source, fileOf(source)]));
      const apart = new Set(files.values());
      const shell = namedTexts(codeOf(chunks, [fileOf('apps/web/index.html')], apart));
      const sources: [name: string, source: string][] = locales.flatMap((locale) => {
        const all = readTexts(locale);
        const cuts: [string, Texts][] = [
          ['all', all],
          ['shell', cutTexts(all, shell)],
          ...[...files].map(([source, file]): [string, Texts] => {
            const names = namedTexts(
              codeOf(chunks, [file], new Set([...apart].filter((other) => other !== file))),
            );
            return [partName(source), cutTexts(all, names, shell)];
          }),
        ];
        return cuts.map(([name, texts]): [string, string] => [
          `${name}.${locale}.json`,
          JSON.stringify(texts),
        ]);
      });
      folder = `assets/texts-${createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 8)}`;
      for (const [name, source] of sources)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<html ', `<html data-texts="/${folder}/" `),
    },
  };
};
