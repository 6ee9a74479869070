import { join, relative } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import type { PageManifest } from '#platform/server/http/document/page-manifest';
import { fileOf } from './file-of.ts';
import { partName } from './page-texts.ts';
import { firstParts } from './route-table.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

type Files = Pick<PageManifest['shell'], 'scripts' | 'styles'>;

const root = join(import.meta.dirname, '../..');

/** The letters of both languages; the other cuts of the font come when a text needs them. */
const latinFont = /inter-latin-wght-normal.*\.woff2$/;

const closureOf = (chunks: Chunks, files: readonly string[], known: ReadonlySet<string>): Files => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks.get(file);
    if (!chunk || scripts.has(file) || known.has(file)) continue;
    scripts.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) styles.add(style);
    waiting.push(...chunk.imports);
  }
  return { scripts: [...scripts], styles: [...styles] };
};

type Routed = { path: string; title: string; layout: string; component: unknown };

type Route = { path: string; title: string; framed: boolean; source: string };

/** Every page with its source, from the route table itself. */
const readRoutes = async (): Promise<Route[]> => {
  const { module } = await runnerImport<{ pages: readonly Routed[] }>(join(root, 'apps/web/pages.ts'), {
    configFile: false,
    root,
    logLevel: 'silent',
  });
  return module.pages.map(({ path, title, layout, component }) => {
    const [, source] = /import\w*\(["']\/([^"']+)["']\)/.exec(String(component)) ?? [];
    if (!source) throw new Error(`${path} does not say what it loads`);
    return { path, title, framed: layout === 'nav', source };
  });
};

/** Writes `pages.json`: a server that knows it can name all files of a page in its document, instead of the page asking
 * for one after the other. */
export const pageManifest = (): Plugin => ({
  name: 'page-manifest',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks: Chunks = new Map(
      Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output]] : [])),
    );
    const file = (source: string) => fileOf(chunks.values(), source);
    const document = closureOf(chunks, [file('apps/web/index.html')], new Set());
    const named = new Set([...document.scripts, ...document.styles]);
    const frame = closureOf(chunks, [file('apps/web/app.tsx')], named);
    const known = new Set([...named, ...frame.scripts, ...frame.styles]);
    const routes = await readRoutes();
    const manifest: PageManifest = {
      shell: { ...frame, texts: 'shell', fonts: Object.keys(bundle).filter((name) => latinFont.test(name)) },
      pages: routes.map(({ source, ...route }) => {
        const own = closureOf(chunks, [file(source)], known);
        const there = new Set([...known, ...own.scripts, ...own.styles]);
        const parts = firstParts(join(root, source)).map(({ path: part, first }) => ({
          first,
          ...closureOf(chunks, [file(relative(root, part).replaceAll('\\', '/'))], there),
        }));
        return { ...route, texts: partName(source), ...own, parts };
      }),
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(manifest) });
  },
});
