import type { MessageRef } from '../errors.ts';
import type { Locale } from '../fields.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Messages = Record<Locale, Record<string, string>>;

export type Translate = (locale: Locale, messageRef: MessageRef) => string;

const fill = (text: string, values: MessageRef['values'], say: (messageRef: MessageRef) => string): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values?.[name] ?? '';
    return typeof value === 'object' ? say(value) : String(value);
  });

/** Combines the messages of the platform and the features. A missing Spanish text falls back to English. */
export const catalogue = (parts: readonly Messages[]): Translate => {
  const all: Messages = { en: { ...en }, es: { ...es } };
  for (const part of parts) {
    Object.assign(all.en, part.en);
    Object.assign(all.es, part.es);
  }
  const say: Translate = (locale, { code, values }) =>
    fill(all[locale][code] ?? all.en[code] ?? code, values, (messageRef) => say(locale, messageRef));
  return say;
};
