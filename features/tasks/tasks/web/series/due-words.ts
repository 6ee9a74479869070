import { formatTime, intlLocale, type Translate } from '#platform/web/i18n/index';
import { type Recurrence, type RecurrenceRule, ruleSentence } from '../../contract/index.ts';

/** `Every 2 weeks on Friday, until 05/01/2027`. */
export const ruleWords = (rule: RecurrenceRule, basedOn: Recurrence['based_on'], t: Translate): string =>
  ruleSentence(rule, basedOn, {
    intl: intlLocale(),
    say: (name, values) => t(`tasks:series.${name}`, values),
  });

/** `Same day at 6:00 PM`. */
export const dueWords = (
  { due_offset_days: days, time_of_day: time }: Pick<Recurrence, 'due_offset_days' | 'time_of_day'>,
  t: Translate,
): string => {
  const day = days === 0 ? t('tasks:series.facts.sameDay') : t('tasks:series.facts.days', { count: days });
  return time === null
    ? t('tasks:series.facts.byEnd', { day })
    : t('tasks:series.facts.at', { day, time: formatTime(`2027-01-01T${time}:00Z`, 'UTC') });
};
