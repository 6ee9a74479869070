import { locale } from '../words.ts';
import type en from './words/en.json';

const file =
  locale === 'es'
    ? new URL('./words/es.json', import.meta.url).href
    : new URL('./words/en.json', import.meta.url).href;

/** In a file of their own: few people who see the words of the login see these. */
export const setUpWords: typeof en = await (await fetch(file)).json();
