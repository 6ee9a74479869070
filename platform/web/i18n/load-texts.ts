import { currentLocale } from './locale.ts';
import { type Bundle, textStore } from './text-store.ts';

/** Where the built application keeps its texts, part by part; nothing in development, which loads them whole. */
const folder = (): string | undefined => document.documentElement.dataset.texts;

export const inParts = (): boolean => folder() !== undefined;

/** The texts of one part in the person's language, or in another. */
export const fetchTexts = async (part: string, locale = currentLocale()): Promise<Bundle> => {
  const answer = await fetch(`${folder()}${part}.${locale}.json`);
  if (!answer.ok) throw new Error(`The texts of ${part} could not be loaded.`);
  return answer.json();
};

/** `more` into `texts`, group by group. */
export const mergeTexts = (texts: Bundle, more: Bundle): void => {
  for (const [name, value] of Object.entries(more)) {
    const there = texts[name];
    if (typeof value === 'string' || typeof there !== 'object') texts[name] = value;
    else mergeTexts(there as Bundle, value as Bundle);
  }
};

const loaded = new Map<string, Promise<void>>();

/** Into the store, without drawing anything again: what needs these texts is not on the screen yet. */
export const loadTexts = (part: string): Promise<void> => {
  const known = loaded.get(part);
  if (known) return known;
  const loading = fetchTexts(part).then((texts) => mergeTexts(textStore.get().own, texts));
  loaded.set(part, loading);
  loading.catch(() => loaded.delete(part));
  return loading;
};
