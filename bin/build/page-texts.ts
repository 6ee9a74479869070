import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { textsByNamespace } from '#platform/web/i18n/by-namespace';
import { broughtParts, mergeTexts } from '#platform/web/i18n/load-texts';
import { cutTexts, namedTexts, type Texts } from './cut-texts.ts';
import { fileOf } from './file-of.ts';
import { filledParts } from './filled-pages.ts';
import { isRouteTable, lazyImport, readRoutes } from './route-table.ts';

/** Whether a part only brings other parts ahead, which have texts of their own. Such parts are in folders of this name. */
const bringsOthers = (source: string): boolean => source.includes('/offline-ready/');

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

const root = join(import.meta.dirname, '../..');

const locales = ['en', 'es'] as const;

/** The part of a text file's address that names the source. */
export const partName = (source: string): string =>
  source
    .replace(/^features\/[^/]+\/|\.tsx?$/g, '')
    .replace(/\/web\//, '/')
    .replaceAll('/', '-');

/** The name of the file that has the texts of the shell and of this page. */
export const firstTexts = (page: string): string => `first-${partName(page)}`;

const readTexts = (locale: string): Texts =>
  textsByNamespace(
    Object.fromEntries(
      globSync(`{platform/web,apps/web,features/*/*}/locales/${locale}.json`, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .map((path) => [`/${path}`, JSON.parse(readFileSync(join(root, path), 'utf8'))]),
    ),
  ) as Texts;

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

/** The text files of all parts in all languages, with the texts that the chunks name. The file of a page also has the texts
 * of the parts that fill it. A second file adds those of the shell, for people who open this page first. */
const cutParts = (
  chunks: Chunks,
  parts: Iterable<string>,
  pages: ReadonlyMap<string, readonly string[]>,
): [name: string, texts: string][] => {
  const file = (source: string) => fileOf(Object.values(chunks), source);
  // In a fixed order: the folder is named after the content of all files, and browsers keep them under that name.
  const files = new Map([...parts].toSorted().map((source) => [source, file(source)]));
  const apart = new Set(files.values());
  const shell = namedTexts(codeOf(chunks, [file('apps/web/index.html')], apart));
  return locales.flatMap((locale) => {
    const all = readTexts(locale);
    const ofShell = cutTexts(all, shell);
    const ofPart = (source: string, own: string): [string, Texts][] => {
      const filling = pages.get(source) ?? [];
      const together = [own, ...filling.map(file)];
      const others = new Set([...apart].filter((other) => !together.includes(other)));
      const texts = cutTexts(all, namedTexts(codeOf(chunks, together, others)), shell);
      const bringing = (brought: readonly string[]): Texts =>
        brought.length > 0
          ? { ...texts, [broughtParts]: Object.fromEntries(brought.map((part) => [partName(part), ''])) }
          : texts;
      const cut: [string, Texts] = [partName(source), bringing(filling)];
      if (!pages.has(source)) return [cut];
      const first = structuredClone(ofShell);
      mergeTexts(first, bringing([source, ...filling]));
      return [cut, [firstTexts(source), first]];
    };
    const cuts: [string, Texts][] = [
      ['all', all],
      ['shell', ofShell],
      ...[...files].filter(([source]) => !bringsOthers(source)).flatMap((part) => ofPart(...part)),
    ];
    return cuts.map(([name, texts]): [string, string] => [`${name}.${locale}.json`, JSON.stringify(texts)]);
  });
};

/** Cuts the texts by what the built code names: those of the shell, and of each page and part that a route table imports
 * lazily. `all` holds every text, for keys that are put together only while the code runs. They are cut in the first of two
 * builds, where no file holds code of two pages. */
export const pageTexts = (): Plugin => {
  const parts = new Set<string>();
  let filling = filledParts([]);
  let cut: [name: string, texts: string][] | undefined;
  let folder = '';
  return {
    name: 'page-texts',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      filling = filledParts(await readRoutes(root));
    },
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (!isRouteTable(path)) return null;
      const changed = code.replace(lazyImport, (load, to: string) => {
        const source = relative(root, join(dirname(path), to)).replaceAll('\\', '/');
        const filled = filling.get(source);
        const part = filled?.module ?? source;
        parts.add(part);
        if (bringsOthers(source)) return load;
        const wanted = filled
          ? `import(${JSON.stringify(join(root, part))}).then((module) => module.${filled.name})`
          : load;
        return `withTexts(${JSON.stringify(partName(part))}, ${wanted})`;
      });
      const from = JSON.stringify(join(root, 'platform/web/i18n/with-texts.ts'));
      return { code: `import { withTexts } from ${from};\n${changed}`, map: null };
    },
    async generateBundle(_options, bundle) {
      const routes = await readRoutes(root);
      const pages = new Map(routes.map(({ sources: [page = '', ...filling] }) => [page, filling]));
      const chunks = Object.entries(bundle).flatMap(([file, output]): [string, Rolldown.OutputChunk][] =>
        output.type === 'chunk' ? [[file, output]] : [],
      );
      cut ??= cutParts(Object.fromEntries(chunks), parts, pages);
      folder = `assets/texts-${createHash('sha256').update(JSON.stringify(cut)).digest('hex').slice(0, 8)}`;
      for (const [name, source] of cut)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<html ', `<html data-texts="/${folder}/" `),
    },
  };
};
