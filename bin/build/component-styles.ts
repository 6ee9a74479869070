import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const library = join(import.meta.dirname, '../../node_modules/@mantine/core');

/** How the classes of the library's components are named. */
const className = /\bm_[0-9a-f]+/g;

const read = (sheet: string): string => readFileSync(join(library, 'styles', `${sheet}.layer.css`), 'utf8');

const inLayer = (css: string, name: string): string =>
  css.replaceAll('@layer mantine ', `@layer mantine.${name} `);

/** The sheets in the order in which the library puts them together: a later one overrides an earlier one. */
const orderedSheets = (): string[] => {
  const whole = readFileSync(join(library, 'styles.layer.css'), 'utf8');
  const placeOf = (sheet: string): number => {
    // Finds a selector, because animations have such names too and come before it.
    const [first] = read(sheet).match(/\.m_[0-9a-f]+/) ?? [];
    return first ? whole.indexOf(first) : -1;
  };
  return readdirSync(join(library, 'styles'))
    .flatMap((file) => (file.endsWith('.layer.css') ? [file.replace('.layer.css', '')] : []))
    .map((sheet): [string, number] => [sheet, placeOf(sheet)])
    .toSorted(([, a], [, b]) => a - b)
    .map(([sheet]) => sheet);
};

/** The styles of Mantine's components are loaded with the code of each component instead of all at once, which saves 27 of
 * 39 kB. Each sheet has a layer of its own, so that their order does not depend on which is loaded first. */
export const componentStyles = (): Plugin => {
  const sheets = orderedSheets();
  const sheetOf = new Map(
    sheets.flatMap((sheet) =>
      (read(sheet).match(className) ?? []).map((name): [string, string] => [name, sheet]),
    ),
  );
  const ofComponents = new Set(sheetOf.values());
  return {
    name: 'component-styles',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, sheet = ''] = /@mantine\/core\/styles\/(\w+)\.layer\.css$/.exec(id) ?? [];
      if (sheet) return inLayer(read(sheet), sheet);
      if (!id.endsWith('@mantine/core/styles.layer.css')) return null;
      const order = `@layer ${sheets.map((each) => `mantine.${each}`).join(', ')};`;
      // The sheet `global` has classes that hide an element or show its focus. Without a layer of its own it overrides all
      // components.
      const general = sheets.filter((each) => !ofComponents.has(each));
      return [
        order,
        ...general.map((each) => (each === 'global' ? read(each) : inLayer(read(each), each))),
      ].join('\n');
    },
    transform(code, id) {
      if (!/@mantine\/core\/esm\/.+\.module\.mjs$/.test(id)) return null;
      const used = new Set((code.match(className) ?? []).flatMap((name) => sheetOf.get(name) ?? []));
      const imports = [...used].map((sheet) => `import '@mantine/core/styles/${sheet}.layer.css';`);
      return { code: `${imports.join('\n')}\n${code}`, map: null };
    },
  };
};
