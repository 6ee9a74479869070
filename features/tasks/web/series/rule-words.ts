import { formatDate, intlLocale, type Say } from '#platform/web/i18n/index';
import { type Recurrence, type RecurrenceRule, ruleSentence } from '../../contract/index.ts';

/** `Every 2 weeks on Friday, until 05/01/2027`. */
export const ruleWords = (rule: RecurrenceRule, basedOn: Recurrence['based_on'], t: Say): string =>
  ruleSentence(rule, basedOn, {
    intl: intlLocale(),
    say: (name, values) => t(`tasks:series.${name}`, values),
  });

/** `Friday, March 5, 2027`. */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

/** `Fri 03/19`. */
export const shortDate = (date: string): string => {
  const instant = new Date(date);
  const weekday = new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', timeZone: 'UTC' }).format(
    instant,
  );
  return `${weekday} ${formatDate(date).slice(0, 5)}`;
};

/** `Fri 03/19/2027`. */
export const weekdayDate = (date: string): string => `${shortDate(date)}${formatDate(date).slice(5)}`;
