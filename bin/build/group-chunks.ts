import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { compressedSizes } from './compressed-sizes.ts';
import { maxFiles, scriptLimit } from './page-limits.ts';
import type { Piece } from './plan-chunks.ts';
import { type PageLoad, planPages } from './plan-pages.ts';
import { isRouteTable, lazyImport, type Route, readRoutes, soonParts } from './route-table.ts';

/** A dialog or menu is opened on some visits of a page only. */
const partWeight = 0.15;

/** A tab or section that features add to a page of another is opened on many visits, but is not what the page waits for. */
const addedWeight = 0.5;

/** People on phones open the pages outside of administration all night long. The pages of administration are opened in the
 * office. */
const fieldWeight = 6;

/** Everybody loads the shell, and most see a page of the application next. */
const shellWeight = 10;

const root = join(import.meta.dirname, '../..');

/** Six files of a page are no groups: the entry of the document, the module and the contracts of the shell, the styles of
 * shell and page, and the texts. */
const maxGroups = maxFiles - 6;

/** The same with what follows the page: the list of the files it needs, its styles and its texts are no groups either. */
const maxGroupsInAll = maxGroups - 3;

/** Compressed bytes that a file adds to the code in it: the names by which files import each other. Measured were 265; the rest
 * is for estimates that are a little too low. */
const bytesOfFile = 282;

const maxBytesOf = (path: string): number => scriptLimit(path) * 1000 - maxFiles * bytesOfFile;

type Chunks = readonly Rolldown.OutputChunk[];

const isOurs = (id: string): boolean => /\.tsx?$/.test(id) && !id.includes('node_modules');

/** The parts that are shown on every visit by the code that this source loads. */
const soonPartsOf = (chunks: Chunks, source: string): string[] => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId === source));
  for (const { imports } of seen) {
    for (const chunk of imports.flatMap((name) => byName.get(name) ?? [])) seen.add(chunk);
  }
  return [...seen].flatMap(({ moduleIds }) => moduleIds.filter(isOurs)).flatMap(soonParts);
};

type Shown = { source: string; before: readonly string[]; atOnce: boolean };

/** One list for each source, or one empty list if there is none. */
const oneOrEach = (sources: readonly string[]): string[][] =>
  sources.length > 0 ? sources.map((source) => [source]) : [[]];

/** What is shown on every visit of a page: the pages that the route tables import lazily, and their parts, each with the
 * sources that are loaded before. `atOnce` is false for parts that follow the page. */
const shownAlways = (chunks: Chunks, routes: readonly Route[]): Shown[] => {
  const routed = chunks
    .flatMap(({ moduleIds }) => moduleIds.filter(isRouteTable))
    .flatMap((table) =>
      [...readFileSync(table, 'utf8').matchAll(lazyImport)].map(([, to]) => join(dirname(table), to ?? '')),
    );
  const first = [
    ...routed.map((source): Shown => ({ source, before: [], atOnce: true })),
    ...routes.flatMap(({ sources: [source = '', ...filling], parts }) =>
      [...filling, ...parts.map((part) => part.source)].map(
        (part): Shown => ({ source: join(root, part), before: [join(root, source)], atOnce: true }),
      ),
    ),
  ];
  const later = routes.flatMap(({ sources, later: sections }) =>
    sections.map(
      (part): Shown => ({
        source: join(root, part),
        before: sources.map((source) => join(root, source)),
        atOnce: false,
      }),
    ),
  );
  const soon = [...first, ...later].flatMap(({ source, before }) =>
    soonPartsOf(chunks, source).map(
      (part): Shown => ({ source: part, before: [...before, source], atOnce: false }),
    ),
  );
  return [...first, ...later, ...soon];
};

/** The files that the document of the application runs before its first frame and that no other document has. */
const startOf = (
  chunks: Chunks,
  documents: Chunks,
  application: Rolldown.OutputChunk,
): ReadonlySet<string> => {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const broughtBy = (document: Rolldown.OutputChunk): Set<string> => {
    const brought = new Set(document.imports);
    for (const file of brought) for (const next of importsOf.get(file) ?? []) brought.add(next);
    return brought;
  };
  const others = documents.filter((document) => document !== application).map(broughtBy);
  return others.reduce((left, other) => left.difference(other), broughtBy(application));
};

/** Contracts import nothing but each other and zod, so they can run before all other modules. */
const isContract = (id: string): boolean => /\/(node_modules\/zod|contract)\//.test(id);

/** Builds once without groups, to see what is used together, and returns the name of the file for each module. Documents
 * keep an entry of their own, which reports it when the rest cannot be loaded. The shell is cut into files that a phone can
 * run one after the other, see apps/web/start/load-app.ts; its own module keeps its file, because it starts React. */
export const groupChunks = async (
  config: InlineConfig,
  { shell }: { shell: { document: string; module: string } },
): Promise<ReadonlyMap<string, string>> => {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, manifest: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((output) => output.type === 'chunk');
  const isDocument = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith('.html') ?? false;
  const routes = await readRoutes(root);
  const shown = shownAlways(chunks, routes);
  const [documents, rest] = [chunks.filter(isDocument), chunks.filter((chunk) => !isDocument(chunk))];
  const fileOf = (source: string): string[] =>
    rest.flatMap(({ facadeModuleId, fileName }) => (facadeModuleId === source ? [fileName] : []));
  const application = documents.find(({ facadeModuleId }) => facadeModuleId === shell.document);
  const frame = rest.find(({ facadeModuleId }) => facadeModuleId === shell.module);
  if (!application || !frame) throw new Error('The application has no document, or no shell.');
  const atOnce = [...application.imports, frame.fileName];
  const entries = rest.filter((chunk) => chunk.isDynamicEntry && chunk !== frame);
  const known = new Set(shown.map(({ source }) => source));
  const fieldSources = new Set(
    routes
      .filter(({ path }) => !path.startsWith('/admin'))
      .flatMap(({ sources, parts }) => [...sources, ...parts.map(({ source }) => source)])
      .map((source) => join(root, source)),
  );
  const pathOf = new Map(
    routes.flatMap(({ path, sources, parts }) =>
      [...sources, ...parts.map(({ source }) => source)].map((source): [string, string] => [
        join(root, source),
        path,
      ]),
    ),
  );
  const weightOf = (page: string): number => {
    if (!pathOf.has(page)) return addedWeight;
    return fieldSources.has(page) ? fieldWeight : 1;
  };
  const loads: PageLoad[] = [
    { files: atOnce, weight: shellWeight, exact: true },
    ...documents
      .filter((document) => document !== application)
      .map(({ imports }) => ({ files: imports, weight: shellWeight / 2, exact: true as const })),
    ...shown.map(({ source, before, ...part }) => ({
      files: [...atOnce, ...before.flatMap(fileOf), ...fileOf(source)],
      weight: weightOf(before[0] ?? source),
      ...(part.atOnce &&
        pathOf.has(source) && {
          maxFiles: maxGroups,
          maxBytes: maxBytesOf(pathOf.get(source) ?? ''),
        }),
    })),
    // A page with everything that one visit shows: there is also a limit for all of its files together.
    ...routes
      .flatMap(({ sources, parts, later }) =>
        oneOrEach(parts.map(({ source }) => source)).flatMap((part) =>
          oneOrEach(later).map((after) => [...sources, ...part, ...after]),
        ),
      )
      .map((sources) => sources.map((source) => join(root, source)))
      .map((sources) => [...sources, ...sources.flatMap((source) => soonPartsOf(chunks, source))])
      .filter((sources) => sources.length > 1)
      .map((sources) => ({
        files: [...atOnce, ...sources.flatMap(fileOf)],
        weight: weightOf(sources[0] ?? ''),
        goal: maxGroupsInAll,
      })),
    ...entries
      .filter(({ facadeModuleId }) => !known.has(facadeModuleId ?? ''))
      .map(({ fileName }) => ({ files: [...atOnce, fileName], weight: partWeight })),
  ];
  // An entry gets no name: with one, its code would move to a second file, behind its own.
  const isEntry = (file: string): boolean => entries.some(({ fileName }) => fileName === file);
  const start = startOf(rest, documents, application);
  const sizes = compressedSizes(rest);
  const pieces: Piece[] = rest.map((chunk) => ({
    file: chunk.fileName,
    size: sizes.get(chunk.fileName) ?? 0,
    imports: chunk.imports,
    first: start.has(chunk.fileName),
    alone: isEntry(chunk.fileName),
  }));
  const modulesOf = new Map(rest.map((chunk) => [chunk.fileName, chunk.moduleIds]));
  const nameOf = (id: string, files: readonly string[], at: number): string =>
    files.includes(frame.fileName) && isContract(id) ? 'part-contracts' : `part-${at}`;
  return new Map(
    planPages(pieces, loads).flatMap((files, at) =>
      files
        .filter((file) => !isEntry(file))
        .flatMap((file) => modulesOf.get(file) ?? [])
        .filter((id) => id !== shell.module)
        .map((id): [string, string] => [id, nameOf(id, files, at)]),
    ),
  );
};
