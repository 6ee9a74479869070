import { locale } from '../words.ts';
import type en from './words/en.json';

const file =
  locale === 'es'
    ? new URL('./words/es.json', import.meta.url).href
    : new URL('./words/en.json', import.meta.url).href;

/** Loaded with the code that shows them, because only people with a provider see them. */
export const signOnWords: typeof en = await (await fetch(file)).json();
