import { posix } from 'node:path';
import { findFiles, read, root } from './project-files.ts';

const imported = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const classesIn = (css: string): Set<string> => {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/:global\([^)]*\)/g, '');
  const selectors = own.match(/[^{};]+(?=\{)/g) ?? [];
  return new Set(selectors.join(' ').match(/(?<=\.)[a-zA-Z_][\w-]*/g));
};

/** Classes that a component uses but its style sheet lacks, and classes of style sheets that no component uses. */
export const styleFaults = (base = root): string[] => {
  const sheets = new Map(
    findFiles(base, '*.module.css').map((path) => [
      path,
      { known: classesIn(read(path, base)), named: new Set() },
    ]),
  );
  const faults: string[] = [];
  for (const path of findFiles(base, '*.tsx')) {
    const text = read(path, base);
    for (const [, name, address] of text.matchAll(imported)) {
      const sheet = sheets.get(posix.join(posix.dirname(path), address ?? ''));
      for (const [used] of text.matchAll(new RegExp(`(?<=(?<![\\w.:/-])${name}\\.)(?!module\\.)\\w+`, 'g'))) {
        sheet?.named.add(used);
        if (!sheet?.known.has(used)) faults.push(`${path}: ${name}.${used} is in no style sheet`);
      }
    }
  }
  for (const [path, { known, named }] of sheets) {
    for (const name of known) if (!named.has(name)) faults.push(`${path}: nobody names .${name}`);
  }
  return faults;
};
