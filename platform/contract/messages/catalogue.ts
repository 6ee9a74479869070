import type { MessageRef } from '../errors.ts';
import type { Locale } from '../fields.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Messages = Record<Locale, Record<string, string>>;

export type Say = (locale: Locale, said: MessageRef) => string;

const fill = (text: string, values: MessageRef['values'], say: (said: MessageRef) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name] ?? '';
    return typeof value === 'object' ? say(value) : String(value);
  });

/** Combines the messages of the platform and the features. A missing Spanish text falls back to English. */
export const catalogue = (parts: readonly Messages[]): Say => {
  const all: Messages = { en: { ...en }, es: { ...es } };
  for (const part of parts) {
    Object.assign(all.en, part.en);
    Object.assign(all.es, part.es);
  }
  const say: Say = (locale, { code, values }) =>
    fill(all[locale][code] ?? all.en[code] ?? code, values, (said) => say(locale, said));
  return say;
};
