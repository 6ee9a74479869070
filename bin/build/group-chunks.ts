import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { type Load, type Piece, planChunks } from './plan-chunks.ts';
import { firstParts, isRouteTable, lazyImport } from './route-table.ts';

/** A dialog or menu is opened on some visits of a page only. */
const partWeight = 0.15;

/** Everybody loads the shell, and most see a page of the application next. */
const shellWeight = 10;

const sizeOf = ({ modules }: Rolldown.OutputChunk): number =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** The pages and parts that the route tables import lazily, and what these show at once, with the page it is part of. */
const shownAtOnce = (chunks: readonly Rolldown.OutputChunk[]): Map<string, string | undefined> => {
  const routed = chunks
    .flatMap(({ moduleIds }) => moduleIds.filter(isRouteTable))
    .flatMap((table) =>
      [...readFileSync(table, 'utf8').matchAll(lazyImport)].map(([, to]) => join(dirname(table), to ?? '')),
    );
  const parts = routed.flatMap((page) => firstParts(page).map(({ path }): [string, string] => [path, page]));
  return new Map([...routed.map((page): [string, undefined] => [page, undefined]), ...parts]);
};

/** Builds once without groups, to see what is used together, and answers the name of the file for each module. Documents
 * keep an entry of their own: it is what says so when the rest does not load. */
export const groupChunks = async (
  config: InlineConfig,
  { shell }: { shell: { document: string; module: string } },
): Promise<ReadonlyMap<string, string>> => {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, manifest: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((output) => output.type === 'chunk');
  const isDocument = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.endsWith('.html') ?? false;
  const pages = shownAtOnce(chunks);
  const [documents, rest] = [chunks.filter(isDocument), chunks.filter((chunk) => !isDocument(chunk))];
  const fileOf = (source: string | undefined): string | undefined =>
    source && rest.find(({ facadeModuleId }) => facadeModuleId === source)?.fileName;
  const application = documents.find(({ facadeModuleId }) => facadeModuleId === shell.document);
  const frame = rest.find(({ facadeModuleId }) => facadeModuleId === shell.module);
  if (!application || !frame) throw new Error('The application has no document, or no shell.');
  const atOnce = [...application.imports, frame.fileName];
  const loads: Load[] = [
    { files: atOnce, weight: shellWeight },
    ...documents
      .filter((document) => document !== application)
      .map(({ imports }) => ({ files: imports, weight: shellWeight / 2 })),
    ...rest
      .filter((chunk) => chunk.isDynamicEntry && chunk !== frame)
      .map(({ fileName, facadeModuleId }) => {
        const page = fileOf(pages.get(facadeModuleId ?? ''));
        return {
          files: [...atOnce, ...(page ? [page] : []), fileName],
          weight: pages.has(facadeModuleId ?? '') ? 1 : partWeight,
        };
      }),
  ];
  const pieces: Piece[] = rest.map((chunk) => ({
    file: chunk.fileName,
    size: sizeOf(chunk),
    imports: chunk.imports,
  }));
  const modulesOf = new Map(rest.map((chunk) => [chunk.fileName, chunk.moduleIds]));
  return new Map(
    planChunks(pieces, loads).flatMap((files, at) =>
      files.flatMap((file) => modulesOf.get(file) ?? []).map((id): [string, string] => [id, `part-${at}`]),
    ),
  );
};
