import type { Locale } from '#platform/contract/fields';
import { readCookie, writeCookie } from '../api/cookies.ts';

export const locales = ['en', 'es'] as const satisfies readonly Locale[];

/** The language is fixed until the page is loaded again. */
export const currentLocale = (): Locale => (readCookie('locale') === 'es' ? 'es' : 'en');

export const intlLocale = (): string => (currentLocale() === 'es' ? 'es-US' : 'en-US');

export const keepLocale = (locale: Locale): void => writeCookie('locale', locale);
