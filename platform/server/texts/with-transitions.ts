import type { Locale } from '#platform/contract/fields';
import type { Messages } from '#platform/contract/messages/catalogue';
import { withStatuses } from './with-statuses.ts';

type Words = Readonly<Record<string, string>>;

/** Adds to the messages of a feature the words for its refused transitions: statuses as the screens show them; names in English as
 * they are, and in Spanish as the words of the buttons, as far as there are any. */
export const withTransitions = (
  messages: Messages,
  { code, allNames }: { code: string; allNames: readonly string[] },
  { status, step }: { status: Record<Locale, Words>; step: Words },
): Messages => {
  const names = [...new Set([...allNames, ...Object.keys(step)])];
  const asTheyAre = Object.fromEntries(names.map((name) => [name, name.replaceAll('_', ' ')]));
  return withStatuses(
    withStatuses(messages, `${code}_transition`, { en: asTheyAre, es: { ...asTheyAre, ...step } }),
    `${code}_status`,
    status,
  );
};
