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

/** In which file the names of the runtime cannot be taken. */
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

/** The same for the file from which others take the runtime. */
export const withRuntime = (host: string, runtime: string, file: string): string => {
  const names = namesIn(exported.exec(runtime)?.[1] ?? '');
  const all = names.map(([, outside]) => `${ours(outside)} as ${ours(outside)}`).join(',');
  return `${inlined(host, runtime, file)}\nexport{${all}};\n`;
};

/** The code of another file, whose names of the runtime come from `host` now. */
export const withoutRuntime = (code: string, file: string, host: string): string =>
  code.replace(importFrom(file), (_, list: string) => {
    const names = namesIn(list).map(([name, here]) => `${ours(name)} as ${here}`);
    return `import{${names.join(',')}}from${JSON.stringify(`./${host}`)};`;
  });

const nameOf = (fileName: string): string => fileName.replace('assets/', '');

/** The bundler keeps the few lines that nearly all files use in one of their own, which would be one more to ask for on
 * every page. They go into the file that all documents have. Names of files have their hashes by now: a file that did not
 * import this one would keep its name when this one changes, and browsers the old file; it gets the lines itself. */
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
