import { intlLocale, type Say } from '#platform/web/i18n/index';
import { type Recurrence, type RecurrenceRule, ruleSentence } from '../../contract/index.ts';

/** `Every 2 weeks on Friday, until 05/01/2027`. */
export const ruleWords = (rule: RecurrenceRule, basedOn: Recurrence['based_on'], t: Say): string =>
  ruleSentence(rule, basedOn, {
    intl: intlLocale(),
    say: (name, values) => t(`tasks:series.${name}`, values),
  });
