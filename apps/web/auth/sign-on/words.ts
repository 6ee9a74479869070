import { locale } from '../words.ts';
import type en from './words/en.json';

const file =
  locale === 'es'
    ? new URL('./words/es.json', import.meta.url).href
    : new URL('./words/en.json', import.meta.url).href;

/** Only for those who come with a provider: they come with the code that shows them. */
export const signOnWords: typeof en = await (await fetch(file)).json();
