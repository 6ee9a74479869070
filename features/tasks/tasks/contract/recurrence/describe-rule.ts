import { dayOf, partsOf } from './civil-day.ts';
import { labelOf, type RecurrenceLabel } from './labels.ts';
import type { Frequency, RecurrenceRule } from './rule.ts';

/** A rule in the parts of a sentence, in any language. Parts that the rule lacks are null or empty. */
export type RuleDescription = {
  label: RecurrenceLabel;
  every: number;
  unit: Frequency;
  /** 0 is Sunday; in the order of the week. */
  weekdays: readonly number[];
  day: number | 'last' | null;
  nth: { nth: number | 'last'; weekday: number } | null;
  /** 1 to 12, for yearly rules. */
  month: number | null;
  start_on: string;
  end: RecurrenceRule['end'];
  shift_rule: RecurrenceRule['shift_rule'];
  skipped: number;
};

export const describeRule = (rule: RecurrenceRule): RuleDescription => ({
  label: labelOf(rule),
  every: rule.every,
  unit: rule.freq,
  weekdays: rule.freq === 'week' ? rule.weekdays.toSorted((a, b) => a - b) : [],
  day: 'day' in rule ? rule.day : null,
  nth: 'nth' in rule ? { nth: rule.nth, weekday: rule.weekday } : null,
  month: rule.freq === 'year' ? partsOf(dayOf(rule.start_on)).month : null,
  start_on: rule.start_on,
  end: rule.end,
  shift_rule: rule.shift_rule,
  skipped: rule.skip_dates.length,
});
