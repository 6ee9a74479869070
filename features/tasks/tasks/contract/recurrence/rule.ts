import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const frequencies = ['day', 'week', 'month', 'year'] as const;
export type Frequency = (typeof frequencies)[number];

export const shiftRules = ['none', 'next_business_day', 'previous_business_day'] as const;
export type ShiftRule = (typeof shiftRules)[number];

type Refused = { input?: unknown };

const choice = ({ input }: Refused): string => (input === undefined ? 'required' : 'not_allowed');

/** When no member of a union matches, tells whether `key` is missing or has an unknown value. */
const chosenBy =
  (key: string) =>
  ({ input }: Refused): string =>
    choice({ input: (input as Record<string, unknown> | null | undefined)?.[key] });

const lastOr = (highest: number) =>
  z.union([z.int().min(1).max(highest), z.literal('last')], { error: choice });

/** Skipped dates of one rule, past ones included. */
export const maxSkips = 1000;

/** 0 is Sunday. */
const weekday = z.int().min(0).max(6);

const end = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('never') }),
    /** The series has no date after this one. */
    z.strictObject({ kind: z.literal('on'), date: field.date }),
    /** The number of rule dates, including skipped ones. */
    z.strictObject({ kind: z.literal('after'), count: z.int().min(1).max(999) }),
  ],
  { error: chosenBy('kind') },
);

/** All kinds of rule; `skip_dates` is the schema of the dates that are left out. */
export const cadencesWith = <S extends z.ZodType<string[]>>(skip_dates: S) => {
  const always = {
    every: z.int().min(1).max(99),
    start_on: field.date,
    end: end.default({ kind: 'never' }),
    /** Moves the day people see; the date of the rule stays. */
    shift_rule: z.enum(shiftRules, { error: choice }).default('none'),
    skip_dates,
  };
  const months = { freq: z.enum(['month', 'year']), ...always };
  return z.discriminatedUnion(
    'freq',
    [
      z.strictObject({ freq: z.literal('day'), ...always }),
      z.strictObject({
        freq: z.literal('week'),
        weekdays: z
          .array(weekday)
          .min(1, 'required')
          .max(7)
          .refine((days) => new Set(days).size === days.length, 'not_allowed'),
        ...always,
      }),
      z.discriminatedUnion(
        'month_mode',
        [
          z.strictObject({ month_mode: z.literal('day_of_month'), day: lastOr(31), ...months }),
          z.strictObject({ month_mode: z.literal('nth_weekday'), nth: lastOr(4), weekday, ...months }),
        ],
        { error: chosenBy('month_mode') },
      ),
    ],
    { error: chosenBy('freq') },
  );
};

/** When the work of a series is due. The first date is the first match on or after `start_on`. `every` counts weeks
 * (from Sunday), months and years from the one that contains `start_on`. A yearly rule repeats its month. */
export const recurrenceRule = cadencesWith(z.array(field.date).max(maxSkips).default([])).superRefine(
  (rule, context) => {
    if (rule.end.kind !== 'on' || rule.end.date >= rule.start_on) return;
    context.addIssue({
      code: 'custom',
      path: ['end', 'date'],
      message: 'end_before_start',
      input: rule.end.date,
    });
  },
);

export type RecurrenceRule = z.output<typeof recurrenceRule>;

type Part<Rule> = Rule extends unknown ? Omit<Rule, 'start_on' | 'end' | 'shift_rule' | 'skip_dates'> : never;

/** How often, without start and end. */
export type Cadence = Part<RecurrenceRule>;
