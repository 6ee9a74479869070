import { dayOf, partsOf, weekdayOf } from './civil-day.ts';
import type { Cadence, RecurrenceRule } from './rule.ts';

export const recurrenceLabels = [
  'daily',
  'weekly',
  'bi-weekly',
  'monthly',
  'quarterly',
  'semi-annual',
  'annual',
  'custom',
] as const;
export type RecurrenceLabel = (typeof recurrenceLabels)[number];

type PlainLabel = Exclude<RecurrenceLabel, 'custom'>;

const intervals = {
  daily: ['day', 1],
  weekly: ['week', 1],
  'bi-weekly': ['week', 2],
  monthly: ['month', 1],
  quarterly: ['month', 3],
  'semi-annual': ['month', 6],
  annual: ['year', 1],
} as const satisfies Record<PlainLabel, [Cadence['freq'], number]>;

/** The cadence of a label for a series that starts on this date: on its weekday, or on its day of the month. */
export const cadenceOf = (label: PlainLabel, startOn: string): Cadence => {
  const [freq, every] = intervals[label];
  const start = dayOf(startOn);
  switch (freq) {
    case 'day':
      return { freq, every };
    case 'week':
      return { freq, every, weekdays: [weekdayOf(start)] };
    default:
      return { freq, every, month_mode: 'day_of_month', day: partsOf(start).day };
  }
};

const isOnItsStart = (rule: RecurrenceRule): boolean => {
  const start = dayOf(rule.start_on);
  if (rule.freq === 'day') return true;
  if (rule.freq === 'week') return rule.weekdays.length === 1 && rule.weekdays[0] === weekdayOf(start);
  return rule.month_mode === 'day_of_month' && rule.day === partsOf(start).day;
};

/** The rule with another start. Weekday or day of the month move along if they were those of the old start. */
export const startingOn = (rule: RecurrenceRule, startOn: string): RecurrenceRule => {
  const moved = { ...rule, start_on: startOn };
  if (!isOnItsStart(rule)) return moved;
  const start = dayOf(startOn);
  if (moved.freq === 'week') return { ...moved, weekdays: [weekdayOf(start)] };
  return 'day' in moved ? { ...moved, day: partsOf(start).day } : moved;
};

/** The label of exactly this rule, or `custom`. */
export const labelOf = (rule: RecurrenceRule): RecurrenceLabel => {
  if (!isOnItsStart(rule)) return 'custom';
  const plain = Object.keys(intervals) as PlainLabel[];
  return (
    plain.find((label) => intervals[label][0] === rule.freq && intervals[label][1] === rule.every) ?? 'custom'
  );
};
