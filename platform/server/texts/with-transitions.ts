import type { Locale } from '#platform/contract/fields';
import type { Messages } from '#platform/contract/messages/catalogue';
import { withStatuses } from './with-statuses.ts';

type Words = Readonly<Record<string, string>>;

/** Adds to the messages of a feature the words for its refused transitions: statuses as the screens show them; names in English as
 * they are, and in Spanish as the words of the buttons, as far as there are any; steps in both as on the buttons. A step that
 * people make does not compile without its word. */
export const withTransitions = <N extends string>(
  messages: Messages,
  { code, allNames }: { code: string; names: readonly N[]; allNames: readonly string[] },
  {
    status,
    step,
  }: { status: Record<Locale, Words>; step: Record<Locale, Words & Record<NoInfer<N>, string>> },
): Messages => {
  const names = [...new Set([...allNames, ...Object.keys(step.en)])];
  const asTheyAre = Object.fromEntries(names.map((name) => [name, name.replaceAll('_', ' ')]));
  const buttons = (locale: Locale): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ ...asTheyAre, ...step[locale] }).map(([name, word]) => [`${code}_step_${name}`, word]),
    );
  const withSteps = {
    en: { ...messages.en, ...buttons('en') },
    es: { ...messages.es, ...buttons('es') },
  };
  return withStatuses(
    withStatuses(withSteps, `${code}_transition`, { en: asTheyAre, es: { ...asTheyAre, ...step.es } }),
    `${code}_status`,
    status,
  );
};
