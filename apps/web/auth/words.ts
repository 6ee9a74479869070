import { readCookie } from '#platform/web/api/cookies';
import type en from './words/en.json';

export const locale: 'en' | 'es' = readCookie('locale') === 'es' ? 'es' : 'en';

const file =
  locale === 'es'
    ? new URL('./words/es.json', import.meta.url).href
    : new URL('./words/en.json', import.meta.url).href;

/** Only the texts of the person's language are fetched, before anything is drawn. */
export const words: typeof en = await (await fetch(file)).json();
