import type { Plugin, Rolldown } from 'vite';

type Names = [theirs: string, ours: string][];

/** The import of this file as the bundler writes it, with the names. */
const importFrom = (file: string): RegExp =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file.replaceAll('.', '\\.')}["'\`];?`);

const exported = /export\s*\{([^}]*)\};?/;

const namesIn = (list: string): Names =>
  list
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((name) => name.trim().split(' as '))
    .map(([from = '', to = from]): [string, string] => [from, to]);

/** The name that a name of the runtime gets in other files: one that no file uses for anything else. */
const ours = (name: string): string => `$runtime_${name}`;

/** The code of a chunk with that of `runtime`, which it imported from `file`: its names stay inside of a function. */
const inlined = (code: string, runtime: string, file: string): string => {
  const names = namesIn(exported.exec(runtime)?.[1] ?? '');
  const held = names.map(([inside, outside]) => `${outside}:${inside}`).join(',');
  const taken = names.map(([, outside]) => `${outside}:${ours(outside)}`).join(',');
  const body = `const{${taken}}=(()=>{${runtime.replace(exported, '')};return{${held}}})();`;
  const used = namesIn(importFrom(file).exec(code)?.[1] ?? '');
  const known = used.map(([name, here]) => `${here}=${ours(name)}`).join(',');
  return `${body}${known && `const ${known};`}${code.replace(importFrom(file), '')}`;
};

/** The same for the host: the file from which others import the runtime. */
export const withRuntime = (host: string, runtime: string, file: string): string => {
  const names = namesIn(exported.exec(runtime)?.[1] ?? '');
  const all = names.map(([, outside]) => `${ours(outside)} as ${ours(outside)}`).join(',');
  return `${inlined(host, runtime, file)}\nexport{${all}};\n`;
};

/** The code of another file, which now imports the names of the runtime from `host`. */
export const withoutRuntime = (code: string, file: string, host: string): string =>
  code.replace(importFrom(file), (_, list: string) => {
    const names = namesIn(list).map(([name, here]) => `${ours(name)} as ${here}`);
    return `import{${names.join(',')}}from${JSON.stringify(`./${host}`)};`;
  });

const nameOf = (fileName: string): string => fileName.replace('assets/', '');

/** The bundler puts its runtime, a few lines that nearly all files use, into a file of its own, which would be one more
 * request on every page. This moves it into the host, a file that all documents load. At this point file names have their
 * hashes already: a file that did not import the host would keep its name when the host's name changes, and browsers would
 * keep its old version. Such a file gets a copy of the lines instead. */
export const foldRuntime = (): Plugin => ({
  name: 'fold-runtime',
  apply: 'build',
  enforce: 'pre',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      if (!runtime) return;
      const file = runtime.fileName;
      const documents = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
      const host = chunks.find(
        ({ fileName, imports }) =>
          fileName !== file &&
          imports.every((name) => name === file) &&
          documents.every((document) => document.imports.includes(fileName)),
      );
      if (!host) throw new Error('No file that all documents have could hold the runtime.');
      const change = (chunk: Rolldown.OutputChunk): void => {
        if (!chunk.imports.includes(file)) return;
        const isNamedAfterHost = chunk.imports.includes(host.fileName);
        if (chunk === host) chunk.code = withRuntime(chunk.code, runtime.code, nameOf(file));
        else if (isNamedAfterHost)
          chunk.code = withoutRuntime(chunk.code, nameOf(file), nameOf(host.fileName));
        else chunk.code = inlined(chunk.code, runtime.code, nameOf(file));
        chunk.imports = chunk.imports.filter((name) => name !== file);
      };
      for (const chunk of chunks) if (chunk !== host) change(chunk);
      change(host);
      delete bundle[file];
    },
  },
});
