/** Texts by their names, as in a locale file. */
export type TextTree = { readonly [name: string]: unknown };

export type TextValues = Record<string, string | number>;

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type Bare<K extends string> = K extends `${infer Stem}_${Plural}` ? Stem : K;

/** `path.to.text` in a tree of texts. Plural forms are named without their ending. */
export type TextPath<T> = {
  [K in keyof T & string]: T[K] extends string ? Bare<K> : `${K}.${TextPath<T[K]>}`;
}[keyof T & string];

const plurals = new Map<string, Intl.PluralRules>();

const pluralForm = (intl: string, count: number): string => {
  const rules = plurals.get(intl) ?? new Intl.PluralRules(intl);
  plurals.set(intl, rules);
  return rules.select(count);
};

const find = (texts: TextTree, path: readonly string[]): string | undefined => {
  let current: unknown = texts;
  for (const step of path) current = (current as TextTree | undefined)?.[step];
  return typeof current === 'string' ? current : undefined;
};

const look = (texts: TextTree, way: readonly string[], intl: string, count: unknown): string | undefined => {
  const path = way.slice(0, -1);
  const last = way.at(-1) ?? '';
  if (typeof count === 'number') {
    const found =
      find(texts, [...path, `${last}_${pluralForm(intl, count)}`]) ?? find(texts, [...path, `${last}_other`]);
    if (found !== undefined) return found;
  }
  return find(texts, way);
};

const figures = new Map<string, Intl.NumberFormat>();

/** Formats a count for people. Other numbers stay as they are: they may be the number of a record. */
const words = (intl: string, name: string, value: string | number = ''): string => {
  if (name !== 'count' || typeof value === 'string') return String(value);
  const format = figures.get(intl) ?? new Intl.NumberFormat(intl);
  figures.set(intl, format);
  return format.format(value);
};

/** Chooses `name_one`, `name_many` or `name_other` by `count`, and fills in `{{name}}`. Undefined when there is no such
 * text. */
export const textOf = (
  texts: TextTree,
  way: readonly string[],
  intl: string,
  values: TextValues = {},
): string | undefined =>
  look(texts, way, intl, values.count)?.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    words(intl, name, values[name]),
  );

/** A word that stands alone on screens, such as a status, as it reads within a sentence. */
export const withinSentence = (word: string): string => word.charAt(0).toLocaleLowerCase() + word.slice(1);
