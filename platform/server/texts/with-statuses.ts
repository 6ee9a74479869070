import type { Locale } from '#platform/contract/fields';
import type { Messages } from '#platform/contract/messages/catalogue';
import { withinSentence } from '#platform/contract/text-of';

/** Adds the statuses of a record to messages that name one: the words of the screens, as they read within a sentence. Prefix and
 * status make the code, as in `key_status_lost`. */
export const withStatuses = (
  messages: Messages,
  prefix: string,
  words: Record<Locale, Readonly<Record<string, string>>>,
): Messages => {
  const named = (locale: Locale): Record<string, string> =>
    Object.fromEntries(
      Object.entries(words[locale]).map(([status, word]) => [`${prefix}_${status}`, withinSentence(word)]),
    );
  return { en: { ...messages.en, ...named('en') }, es: { ...messages.es, ...named('es') } };
};
