import type { Locale } from '#platform/contract/fields';
import { currentLocale } from './locale.ts';
import { type Bundle, textStore } from './text-store.ts';

/** Folder of the built text files, one for each part. Undefined in development, which loads all texts at once. */
const folder = (): string | undefined => document.documentElement.dataset.texts;

export const inParts = (): boolean => folder() !== undefined;

/** The texts of one part, by default in the person's language. */
export const fetchTexts = async (part: string, locale = currentLocale()): Promise<Bundle> => {
  const answer = await fetch(`${folder()}${part}.${locale}.json`);
  if (!answer.ok) throw new Error(`The texts of ${part} could not be loaded.`);
  return answer.json();
};

/** Merges `more` into `texts`, group by group. */
export const mergeTexts = (texts: Bundle, more: Bundle): void => {
  for (const [name, value] of Object.entries(more)) {
    const there = texts[name];
    if (typeof value === 'string' || typeof there !== 'object') texts[name] = value;
    else mergeTexts(there as Bundle, value as Bundle);
  }
};

const loaded = new Map<string, Promise<void>>();

/** The key under which a text file lists the parts whose texts it also contains, because its page always shows them. */
export const broughtParts = '$parts';

/** Returns the texts of a file, and marks the parts that it contains as loaded. */
const taken = ({ [broughtParts]: parts, ...texts }: Bundle): Bundle => {
  for (const part of Object.keys(parts ?? {})) loaded.set(part, Promise.resolve());
  return texts;
};

/** Loads the file that the document names: the texts of the shell, usually together with those of its page. */
export const fetchFirstTexts = async (locale: Locale): Promise<Bundle> =>
  taken(await fetchTexts(document.documentElement.dataset.firstTexts ?? 'shell', locale));

/** Adds texts to the store without rendering again: what needs them is not on the screen yet. */
export const loadTexts = (part: string): Promise<void> => {
  const known = loaded.get(part);
  if (known) return known;
  const loading = fetchTexts(part).then((texts) => mergeTexts(textStore.get().own, taken(texts)));
  loaded.set(part, loading);
  loading.catch(() => loaded.delete(part));
  return loading;
};
