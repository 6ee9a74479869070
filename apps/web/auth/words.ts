import { currentLocale } from '#platform/web/i18n/locale';
import type en from './words/en.json';

/** The chosen language or, without one, the browser's. */
export const locale = currentLocale();

const file =
  locale === 'es'
    ? new URL('./words/es.json', import.meta.url).href
    : new URL('./words/en.json', import.meta.url).href;

/** Only the texts of the person's language are fetched, before anything is drawn. */
export const words: typeof en = await (await fetch(file)).json();
