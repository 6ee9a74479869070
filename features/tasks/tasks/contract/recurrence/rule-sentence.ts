import { describeRule, type RuleDescription } from './describe-rule.ts';
import type { Frequency, RecurrenceRule } from './rule.ts';

/** Keys of the texts that a sentence is made of. */
export type RuleText =
  | `every.${Frequency}`
  | 'day.number'
  | 'day.numberOrLast'
  | `day.ordinal.${'one' | 'two' | 'few' | 'other'}`
  | 'day.last'
  | `day.nth${1 | 2 | 3 | 4 | 'last'}`
  | 'afterWork'
  | 'until'
  | 'times';

/** `intl` is the language for names of days and months and for lists. */
export type RuleLanguage = {
  intl: string;
  say: (text: RuleText, values?: Record<string, string | number>) => string;
};

/** 2023-01-01 was a Sunday. */
const dayInstant = (weekday: number): Date => new Date(Date.UTC(2023, 0, 1 + weekday));

/** 0 is Sunday. */
export const weekdayIn = (intl: string, weekday: number, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(intl, { weekday: style, timeZone: 'UTC' }).format(dayInstant(weekday));

const monthIn = (intl: string, month: number): string =>
  new Intl.DateTimeFormat(intl, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2023, month - 1, 1)),
  );

/** MM/DD/YYYY, in Spanish too. */
const dateWords = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** Days that the month has in every year; without a month, the days of February, the shortest one. */
const daysOf = (month: number | null): number => new Date(Date.UTC(2023, month ?? 2, 0)).getUTCDate();

const dayWords = ({ day, nth, month }: RuleDescription, { intl, say }: RuleLanguage): string => {
  if (nth) return say(`day.nth${nth.nth}` as RuleText, { weekday: weekdayIn(intl, nth.weekday) });
  if (day === 'last') return say('day.last');
  const number = day ?? 1;
  const form = new Intl.PluralRules(intl, { type: 'ordinal' }).select(number);
  const ordinal = say(`day.ordinal.${form}` as RuleText, { day: number });
  return say(number > daysOf(month) ? 'day.numberOrLast' : 'day.number', { day: ordinal });
};

const cadenceWords = (rule: RuleDescription, language: RuleLanguage): string => {
  const { intl, say } = language;
  const days = rule.weekdays.map((day) => weekdayIn(intl, day));
  return say(`every.${rule.unit}`, {
    count: rule.every,
    days: new Intl.ListFormat(intl, { type: 'conjunction' }).format(days),
    day: dayWords(rule, language),
    month: rule.month === null ? '' : monthIn(intl, rule.month),
  });
};

/** `Every 2 weeks on Friday, until 05/01/2027`. */
export const ruleSentence = (
  rule: RecurrenceRule,
  basedOn: 'scheduled' | 'completed',
  language: RuleLanguage,
): string => {
  const { say } = language;
  const parts = describeRule(rule);
  const cadence = cadenceWords(parts, language);
  const based = basedOn === 'completed' ? say('afterWork', { rule: cadence }) : cadence;
  if (parts.end.kind === 'on') return say('until', { rule: based, date: dateWords(parts.end.date) });
  return parts.end.kind === 'after' ? say('times', { rule: based, count: parts.end.count }) : based;
};
