import type { Plugin } from 'vite';
import { readChunks, shellOf } from './closure-of.ts';

type Needed = (file: string, all: string[], host: { hostType: 'html' | 'js' }) => string[];

/** The files that an `import()` needs, without those that every page has: their names would be repeated for each
 * `import()`. */
export const withoutShell = (): { plugin: Plugin; needed: Needed } => {
  let shell: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'without-shell',
    apply: 'build',
    generateBundle(_options, bundle) {
      shell = shellOf(readChunks(bundle)).all;
    },
  };
  return {
    plugin,
    needed: (_file, all, { hostType }) =>
      hostType === 'html' ? all : all.filter((file) => !shell.has(file)),
  };
};
