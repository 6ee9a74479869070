import type { Locale } from '#platform/contract/fields';
import { readCookie, writeCookie } from '../api/cookies.ts';

export const locales = ['en', 'es'] as const satisfies readonly Locale[];

const readLocale = (): Locale => {
  const chosen = readCookie('locale');
  if (chosen === 'en' || chosen === 'es') return chosen;
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
};

let locale: Locale | undefined;

/** The chosen language or, without one, the browser's, as the server chooses it. It does not change until the page is
 * reloaded. */
export const currentLocale = (): Locale => {
  // Every text asks, and a browser takes long to read a cookie.
  locale ??= readLocale();
  return locale;
};

export const intlLocale = (): string => (currentLocale() === 'es' ? 'es-US' : 'en-US');

export const saveLocale = (locale: Locale): void => writeCookie('locale', locale);
