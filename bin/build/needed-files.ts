import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { type NeededFiles, startOfStyle } from '../../platform/web/routing/needed-files.ts';

const listed = /const __vite__mapDeps=\(.*?m\.f=(\[.*?\]).*?=>d\[i\]\);\n?/;

const call = /(import\(([`'"])\.\/([\w.-]+\.js)\2\)(?:(?!import\().)*?,)__vite__mapDeps\((\[[\d,]*\])\)/gs;

const hashOf = (source: string): string => createHash('sha256').update(source).digest('hex').slice(0, 8);

const isStyle = (file: string): boolean => file.endsWith('.css');

/** Vite writes the names of all files that an `import()` needs into the script that holds it, so everybody would load those
 * of every page. This moves them into a file of their own, which is requested with the first part that a page loads later.
 * For a part that needs several styles there is also one file with all of them: a page that lacks two or more requests that
 * one. */
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
        const sheetOf = (styles: readonly string[]): string => {
          const source = styles
            .map((file) => {
              const style = bundle[file];
              if (style?.type !== 'asset') throw new Error(`${file} was not built`);
              return `${startOfStyle(file)}${String(style.source)}`;
            })
            .join('\n');
          const fileName = `assets/styles-${hashOf(source)}.css`;
          if (!bundle[fileName]) this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        const files = [...new Set([...needs.values()].flat())];
        const sheets = [...needs].flatMap(([name, own]): [string, string][] => {
          const styles = own.filter(isStyle);
          return styles.length > 1 ? [[name, sheetOf(styles)]] : [];
        });
        const needed: NeededFiles = {
          files,
          of: Object.fromEntries(
            [...needs].map(([name, own]) => [name, own.map((file) => files.indexOf(file))]),
          ),
          sheets: Object.fromEntries(sheets),
        };
        const source = JSON.stringify(needed);
        const fileName = `assets/needed-${hashOf(source)}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const output of outputs) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
          output.source = String(output.source).replace('<html ', `<html data-needed="/${fileName}" `);
        }
      },
    },
  };
};
