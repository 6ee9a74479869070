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

/** The most lines that all style sheets have together. Spaces, rows and columns come from the layouts of docs/kit.md. */
export const mostStyleLines = 12_000;

export const styleLines = (base = root): number =>
  findFiles(base, '*.css').reduce((sum, path) => sum + read(path, base).trimEnd().split('\n').length, 0);

const layout =
  /^(display: (inline-)?flex|(flex-(direction|wrap)|align-items|justify-content|(row-|column-)?gap): [^:]+)$/;

/** Rules outside of media queries: selector and declarations. */
const rulesIn = (css: string): [selector: string, declarations: string[]][] => {
  const own = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[^{;]+\{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return [...own.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [
    selector.trim().replace(/\s+/g, ' '),
    body.split(';').flatMap((each) => each.trim() || []),
  ]);
};

/** Rules that only say what a row or a stack says. */
export const layoutFaults = (exceptions: readonly string[], base = root): string[] => {
  const found = findFiles(base, '*.module.css').flatMap((path) =>
    rulesIn(read(path, base)).flatMap(([selector, declarations]) => {
      const flexOnly = declarations.every((each) => layout.test(each));
      const isFlex = declarations.some((each) => each.startsWith('display'));
      return flexOnly && isFlex ? [{ path, selector }] : [];
    }),
  );
  const isIn = (path: string) => (folder: string) => path.startsWith(folder);
  return [
    ...found.flatMap(({ path, selector }) =>
      exceptions.some(isIn(path))
        ? []
        : [`${path}: ${selector} only lays out: see "A layout" in docs/kit.md`],
    ),
    ...exceptions.flatMap((folder) =>
      found.some(({ path }) => path.startsWith(folder)) ? [] : [`${folder} needs no exception`],
    ),
  ];
};
