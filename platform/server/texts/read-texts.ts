import type { Locale } from '#platform/contract/fields';
import { type TextPath, type TextTree, type TextValues, textOf } from '#platform/contract/text-of';

export const intlOf: Record<Locale, string> = { en: 'en-US', es: 'es-US' };

/** Returns a text of a feature. A path that does not exist does not compile. */
export type TranslateText<T> = (path: TextPath<T>, values?: TextValues) => string;

/** The texts of a feature for what the server writes itself: files, mails, notices. */
export const readTexts =
  <T extends TextTree>(texts: Record<Locale, TextTree> & { en: T }) =>
  (locale: Locale): TranslateText<T> =>
  (path, values = {}) =>
    textOf(texts[locale], path.split('.'), intlOf[locale], values) ??
    textOf(texts.en, path.split('.'), intlOf.en, values) ??
    path;
