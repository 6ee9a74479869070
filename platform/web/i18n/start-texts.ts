import type { Locale } from '#platform/contract/fields';
import { fetchFirstTexts, inParts } from './load-texts.ts';
import { type Bundle, textStore } from './text-store.ts';

/** Loads all texts of a language. */
export type Languages = Record<Locale, () => Promise<Bundle>>;

/** Loads what every page shows. If a text is missing later, all texts are loaded: first in the person's language, then
 * in English. */
export const startTexts = async (locale: Locale, languages: Languages): Promise<void> => {
  const own = inParts() ? await fetchFirstTexts(locale) : await languages[locale]();
  const left: Locale[] = [...(inParts() ? [locale] : []), ...(locale === 'en' ? [] : (['en'] as const))];
  let waiting = false;
  const missing = (key: string) => {
    const next = waiting ? undefined : left.shift();
    if (!next) return;
    waiting = true;
    console.error(`${key} is not among the texts of this page.`);
    languages[next]()
      .then((texts) => textStore.set((now) => ({ ...now, [next === locale ? 'own' : 'english']: texts })))
      .catch((error: unknown) => console.warn(error))
      .finally(() => {
        waiting = false;
      });
  };
  textStore.set({ own, english: {}, missing });
  document.documentElement.lang = locale;
};
