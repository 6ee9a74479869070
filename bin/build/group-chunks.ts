import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { compressedSizes } from './compressed-sizes.ts';
import { hasOwnLimit } from './page-limits.ts';
import { type Load, type Piece, planChunks } from './plan-chunks.ts';
import { isRouteTable, lazyImport, type Route, readRoutes, soonParts } from './route-table.ts';

/** A dialog or menu is opened on some visits of a page only. */
const partWeight = 0.15;

/** A tab or section that features add to a page of another is opened on many visits, but is not what the page waits for. */
const addedWeight = 0.5;

/** People on phones open the pages outside of administration all night long. The pages of administration are opened in the
 * office. */
const fieldWeight = 6;

/** A page with a limit of its own brings little else: code that only others need weighs twice as much there. */
const limitedWeight = 2 * fieldWeight;

/** Everybody loads the shell, and most see a page of the application next. */
const shellWeight = 10;

const root = join(import.meta.dirname, '../..');

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

/** A source that a visit of a page shows, and those that are loaded before it. */
type Shown = { source: string; before: readonly string[] };

/** What is shown on every visit of a page: the pages that the route tables import lazily, their parts, and what follows. */
const shownAlways = (chunks: Chunks, routes: readonly Route[]): Shown[] => {
  const routed = chunks
    .flatMap(({ moduleIds }) => moduleIds.filter(isRouteTable))
    .flatMap((table) =>
      [...readFileSync(table, 'utf8').matchAll(lazyImport)].map(([, to]) => join(dirname(table), to ?? '')),
    );
  const parts = routes.flatMap(({ sources: [page = '', ...filling], parts }) =>
    [...filling, ...parts.map(({ source }) => source)].map((source) => ({ source, before: [page] })),
  );
  const later = routes.flatMap(({ sources, later }) => later.map((source) => ({ source, before: sources })));
  const shown: Shown[] = [
    ...routed.map((source) => ({ source, before: [] })),
    ...[...parts, ...later].map(({ source, before }) => ({
      source: join(root, source),
      before: before.map((each) => join(root, each)),
    })),
  ];
  const soon = shown.flatMap(({ source, before }) =>
    soonPartsOf(chunks, source).map((part): Shown => ({ source: part, before: [...before, source] })),
  );
  return [...shown, ...soon];
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
  const sourcesOf = (list: readonly Route[]): Set<string> =>
    new Set(
      list
        .flatMap(({ sources, parts }) => [...sources, ...parts.map(({ source }) => source)])
        .map((source) => join(root, source)),
    );
  const pages = sourcesOf(routes);
  const fieldPages = sourcesOf(routes.filter(({ path }) => !path.startsWith('/admin')));
  const limited = new Set(
    routes.filter(({ path }) => hasOwnLimit(path)).map(({ sources: [page = ''] }) => join(root, page)),
  );
  const weightOf = ({ source, before: [page = source] }: Shown): number => {
    if (limited.has(source)) return limitedWeight;
    if (!pages.has(page)) return addedWeight;
    return fieldPages.has(page) ? fieldWeight : 1;
  };
  const loads: Load[] = [
    { files: atOnce, weight: shellWeight, exact: true },
    ...documents
      .filter((document) => document !== application)
      .map(({ imports }) => ({ files: imports, weight: shellWeight / 2, exact: true as const })),
    ...shown.map((one) => ({
      files: [...atOnce, ...one.before.flatMap(fileOf), ...fileOf(one.source)],
      weight: weightOf(one),
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
    planChunks(pieces, loads).flatMap((files, at) =>
      files
        .filter((file) => !isEntry(file))
        .flatMap((file) => modulesOf.get(file) ?? [])
        .filter((id) => id !== shell.module)
        .map((id): [string, string] => [id, nameOf(id, files, at)]),
    ),
  );
};
