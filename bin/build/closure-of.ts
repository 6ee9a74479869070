import type { Rolldown } from 'vite';
import { fileOf } from './file-of.ts';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export type Needed = { scripts: string[]; styles: string[] };

export const readChunks = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.entries(bundle).flatMap(([file, output]) => (output.type === 'chunk' ? [[file, output]] : [])),
  );

/** These files and all that they import, without the `known` ones. A file comes after those that it imports. */
export const closureOf = (chunks: Chunks, files: readonly string[], known: ReadonlySet<string>): Needed => {
  const seen = new Set(known);
  const scripts: string[] = [];
  const styles = new Set<string>();
  const add = (file: string): void => {
    const chunk = chunks.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    chunk.imports.forEach(add);
    scripts.push(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) if (!known.has(style)) styles.add(style);
  };
  files.forEach(add);
  return { scripts, styles: [...styles] };
};

/** The files that every page of the application has: those that its document names itself, and those of the frame. */
export const shellOf = (chunks: Chunks): { document: Needed; frame: Needed; all: ReadonlySet<string> } => {
  const file = (source: string) => fileOf(chunks.values(), source);
  const document = closureOf(chunks, [file('apps/web/index.html')], new Set());
  const known = new Set([...document.scripts, ...document.styles]);
  const frame = closureOf(chunks, [file('apps/web/app.tsx')], known);
  return { document, frame, all: new Set([...known, ...frame.scripts, ...frame.styles]) };
};
