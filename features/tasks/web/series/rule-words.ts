import { formatDate, intlLocale, type Say, type TextKey } from '#platform/web/i18n/index';
import {
  describeRule,
  type Recurrence,
  type RecurrenceRule,
  type RuleDescription,
} from '../../contract/index.ts';

/** 2023-01-01 was a Sunday. */
const dayInstant = (weekday: number): Date => new Date(Date.UTC(2023, 0, 1 + weekday));

/** 0 is Sunday. */
export const weekdayName = (weekday: number, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(intlLocale(), { weekday: style, timeZone: 'UTC' }).format(dayInstant(weekday));

const monthName = (month: number): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, month - 1, 1)),
  );

const listed = (words: string[]): string =>
  new Intl.ListFormat(intlLocale(), { type: 'conjunction' }).format(words);

const dayWords = ({ day, nth }: RuleDescription, t: Say): string => {
  if (nth) return t(`tasks:series.day.nth${nth.nth}` as TextKey, { weekday: weekdayName(nth.weekday) });
  return day === 'last' ? t('tasks:series.day.last') : t('tasks:series.day.number', { day: day ?? 1 });
};

const cadenceWords = (rule: RuleDescription, t: Say): string =>
  t(`tasks:series.every.${rule.unit}`, {
    count: rule.every,
    days: listed(rule.weekdays.map((day) => weekdayName(day))),
    day: dayWords(rule, t),
    month: rule.month === null ? '' : monthName(rule.month),
  });

/** `Every 2 weeks on Friday, until 05/01/2027`. */
export const ruleWords = (rule: RecurrenceRule, basedOn: Recurrence['based_on'], t: Say): string => {
  const parts = describeRule(rule);
  const cadence = cadenceWords(parts, t);
  const based = basedOn === 'completed' ? t('tasks:series.afterWork', { rule: cadence }) : cadence;
  if (parts.end.kind === 'on')
    return t('tasks:series.until', { rule: based, date: formatDate(parts.end.date) });
  return parts.end.kind === 'after'
    ? t('tasks:series.times', { rule: based, count: parts.end.count })
    : based;
};

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
