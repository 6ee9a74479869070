import { join, relative } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { partName } from './page-texts.ts';
import { firstParts } from './route-table.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

type Files = { scripts: string[]; styles: string[] };

/** What the server reads: the files that a page needs at once, beside those that its document names anyway. */
export type PageManifest = {
  /** Every page has these. */
  shell: Files & { texts: string; fonts: string[] };
  pages: (Files & {
    path: string;
    /** Name of the text that is its title. */
    title: string;
    /** Whether the navigation is around it. */
    framed: boolean;
    texts: string;
    parts: (Files & { first: string[] })[];
  })[];
};

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
  name: 'page-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const chunks: Chunks = new Map(
      Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output]] : [])),
    );
    const fileOf = (source: string): string => {
      const whole = join(root, source);
      const found = [...chunks.values()].find((chunk) => chunk.facadeModuleId === whole);
      if (!found) throw new Error(`${source} is in no built file of its own`);
      return found.fileName;
    };
    const document = closureOf(chunks, [fileOf('apps/web/index.html')], new Set());
    const named = new Set([...document.scripts, ...document.styles]);
    const frame = closureOf(chunks, [fileOf('apps/web/app.tsx')], named);
    const known = new Set([...named, ...frame.scripts, ...frame.styles]);
    const routes = await readRoutes();
    const files: PageManifest = {
      shell: { ...frame, texts: 'shell', fonts: Object.keys(bundle).filter((file) => latinFont.test(file)) },
      pages: routes.map(({ source, ...route }) => {
        const own = closureOf(chunks, [fileOf(source)], known);
        const there = new Set([...known, ...own.scripts, ...own.styles]);
        const parts = firstParts(join(root, source)).map(({ path: part, first }) => ({
          first,
          ...closureOf(chunks, [fileOf(relative(root, part).replaceAll('\\', '/'))], there),
        }));
        return { ...route, texts: partName(source), ...own, parts };
      }),
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(files) });
  },
});
