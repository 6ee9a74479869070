import type { Locale } from '#platform/contract/fields';
import { readCookie, writeCookie } from '../api/cookies.ts';

export const locales = ['en', 'es'] as const satisfies readonly Locale[];

/** The chosen language, else the browser's wish, as the server reads it; fixed until the page is loaded again. */
export const currentLocale = (): Locale => {
  const chosen = readCookie('locale');
  if (chosen === 'en' || chosen === 'es') return chosen;
  return navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en';
};

export const intlLocale = (): string => (currentLocale() === 'es' ? 'es-US' : 'en-US');

export const keepLocale = (locale: Locale): void => writeCookie('locale', locale);
