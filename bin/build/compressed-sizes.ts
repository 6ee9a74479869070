import { deflateRawSync } from 'node:zlib';

/** What the files of a build say about each other, and the files of the next build do not. */
const aboutFiles = [
  /import(?:[^"'`;()]*?from)?"\.\/[^"]+\.js";?/g,
  /export\{[^}]*\};?/g,
  /const __vite__mapDeps=\(.*?=>d\[i\]\);\n?/s,
  /,__vite__mapDeps\(\[[\d,]*\]\)/g,
];

/** Bytes: how far deflate looks back. */
const reach = 32_768;

type Script = { fileName: string; code: string };

/** Bytes that each of these minified scripts adds, compressed, to a file with others. Compressed alone, small ones would
 * count a third too much: what they have in common is stored once. */
export const compressedSizes = (scripts: readonly Script[]): ReadonlyMap<string, number> => {
  const own = scripts.map(({ fileName, code }) => ({
    fileName,
    code: aboutFiles.reduce((left, pattern) => left.replace(pattern, ''), code),
  }));
  const all = own.map(({ code }) => code).join('');
  const middle = Math.max(0, (all.length - reach) / 2);
  const dictionary = Buffer.from(all.slice(middle, middle + reach));
  return new Map(own.map(({ fileName, code }) => [fileName, deflateRawSync(code, { dictionary }).length]));
};
