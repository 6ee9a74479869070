import type { Locale } from '#platform/contract/fields';
import { type Bundle, textStore } from './text-store.ts';

/** One module per language, each loaded only when it is the person's. */
export type Languages = Record<Locale, () => Promise<{ texts: Bundle }>>;

export const startTexts = async (locale: Locale, languages: Languages): Promise<void> => {
  const { texts } = await languages[locale]();
  let asked = false;
  const missing = () => {
    if (asked || locale === 'en') return;
    asked = true;
    // English is fetched only when a Spanish text is missing, so that nobody pays for two languages.
    languages
      .en()
      .then((english) => textStore.set({ own: texts, english: english.texts, missing }))
      .catch((error: unknown) => console.warn(error));
  };
  textStore.set({ own: texts, english: {}, missing });
  document.documentElement.lang = locale;
};
