import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import type { NeededFiles } from '../../platform/web/routing/bring-files.ts';

const listed = /const __vite__mapDeps=\(.*?m\.f=(\[.*?\]).*?=>d\[i\]\);\n?/;

const call = /(import\(([`'"])\.\/([\w.-]+\.js)\2\)(?:(?!import\().)*?,)__vite__mapDeps\((\[[\d,]*\])\)/gs;

/** Vite writes the names of all files that an `import()` needs into the script that holds it, so everybody would load those
 * of every page. They go into a file of their own, which is asked for with the first part of a page that comes later. */
export const neededFiles = (): Plugin => {
  const moveLists = (chunk: Rolldown.OutputChunk, needs: Map<string, string[]>): void => {
    const names: string[] = JSON.parse(listed.exec(chunk.code)?.[1] ?? '[]');
    if (names.length === 0) return;
    const code = chunk.code
      .replace(listed, '')
      .replace(call, (_call, before: string, _quote, name: string, indices: string) => {
        const files = (JSON.parse(indices) as number[]).map((index) => names[index] ?? '');
        needs.set(name, [...new Set([...(needs.get(name) ?? []), ...files])]);
        return `${before}"${name}"`;
      });
    if (code.includes('__vite__mapDeps')) throw new Error(`${chunk.fileName} names files in an unknown way`);
    chunk.code = code;
  };
  return {
    name: 'needed-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const needs = new Map<string, string[]>();
        const outputs = Object.values(bundle);
        for (const output of outputs) if (output.type === 'chunk') moveLists(output, needs);
        const files = [...new Set([...needs.values()].flat())];
        const needed: NeededFiles = {
          files,
          of: Object.fromEntries(
            [...needs].map(([name, own]) => [name, own.map((file) => files.indexOf(file))]),
          ),
        };
        const source = JSON.stringify(needed);
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/needed-${hash}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const output of outputs) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
          output.source = String(output.source).replace('<html ', `<html data-needed="/${fileName}" `);
        }
      },
    },
  };
};
