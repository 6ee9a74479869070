import { locale } from '../words.ts';
import type en from './words/en.json';

const file =
  locale === 'es'
    ? new URL('./words/es.json', import.meta.url).href
    : new URL('./words/en.json', import.meta.url).href;

/** Apart from the words of the login, which few people see together with these. */
export const setUpWords: typeof en = await (await fetch(file)).json();
