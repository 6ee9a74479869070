import { fetchTexts, type Languages } from '#platform/web/i18n/index';

/** Development reads the sources, so that an edited text shows at once. */
export const languages: Languages = import.meta.env.DEV
  ? {
      en: async () => (await import('./en.ts')).texts,
      es: async () => (await import('./es.ts')).texts,
    }
  : { en: () => fetchTexts('all', 'en'), es: () => fetchTexts('all', 'es') };
