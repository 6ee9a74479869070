import { wallOf } from '#platform/contract/zoned-time';
import { isEnterable } from '#platform/server/clock/dates';
import { cadenceOf, previewDates, type Recurrence, type RecurrenceRule } from '../../contract/index.ts';
import { dayOf } from '../../contract/recurrence/civil-day.ts';
import { dueInstant } from '../task/check-task-fields.ts';

const labels = { day: 'daily', week: 'weekly', month: 'monthly', year: 'annual' } as const;

type Interval = keyof typeof labels;

type Dates = { due_at: string | null; scheduled_on: string | null };

/** The plain series of an interval: from the scheduled day on, else from the due day or today. Each of its tasks is due as
 * long after its day as the first one. */
const recurrenceOfInterval = (
  interval: Interval,
  { due_at, scheduled_on }: Dates,
  today: string,
  zone: string,
): Recurrence => {
  const due = due_at === null ? null : wallOf(dueInstant(due_at, zone), zone);
  const dueOn = due?.slice(0, 10) ?? null;
  const start_on = scheduled_on ?? dueOn ?? today;
  return {
    rule: {
      ...cadenceOf(labels[interval], start_on),
      start_on,
      end: { kind: 'never' },
      shift_rule: 'none',
      skip_dates: [],
    },
    based_on: 'scheduled',
    // A date alone is due at the end of its day.
    time_of_day: due !== null && due_at !== null && due_at.length > 10 ? due.slice(11) : null,
    due_offset_days: dueOn === null ? 0 : dayOf(dueOn) - dayOf(start_on),
    generate_ahead_days: 60,
  };
};

/** Days from the day people see to the due day; the limit of `due_offset_days` of a recurrence. */
const maxOffset = 365;

/** Errors in the dates of a rule, by field below `at`; `today` is the day at the building. */
export const checkRule = (rule: RecurrenceRule, today: string, at = 'rule'): Record<string, string[]> => {
  const errors: Record<string, string[]> = {};
  if (!isEnterable(rule.start_on, today)) errors[`${at}.start_on`] = ['date_range'];
  if (rule.end.kind === 'on' && !isEnterable(rule.end.date, today)) errors[`${at}.end.date`] = ['date_range'];
  if (rule.skip_dates.some((date) => !isEnterable(date, today))) errors[`${at}.skip_dates`] = ['date_range'];
  if (Object.keys(errors).length > 0) return errors;
  return previewDates(rule, today, 1, new Set(), today).length > 0
    ? {}
    : { [`${at}.start_on`]: ['series_no_dates'] };
};

export const checkRecurrence = ({ rule }: Recurrence, today: string): Record<string, string[]> =>
  checkRule(rule, today, 'recurrence.rule');

type Created = {
  recurrence: Recurrence | null;
  recurring_interval: Interval | null;
  due_at: string | null;
  scheduled_on: string | null;
};

/** How a new task repeats, if it does. */
export const askedRecurrence = (body: Created, today: string, zone: string): Recurrence | null =>
  body.recurrence ??
  (body.recurring_interval && recurrenceOfInterval(body.recurring_interval, body, today, zone));

/** With a recurrence the dates of a new task come from the recurrence alone; with an interval the dates of the task are the first
 * ones. */
export const checkNewSeries = (
  { recurrence, recurring_interval: interval, due_at, scheduled_on }: Created,
  asked: Recurrence | null,
  today: string,
): Record<string, string[]> => {
  if (recurrence)
    return {
      ...checkRecurrence(recurrence, today),
      ...(due_at !== null ? { due_at: ['series_decides_dates'] } : {}),
      ...(scheduled_on !== null ? { scheduled_on: ['series_decides_dates'] } : {}),
      ...(interval !== null && interval !== recurrence.rule.freq
        ? { recurring_interval: ['series_decides_dates'] }
        : {}),
    };
  const offset = asked?.due_offset_days ?? 0;
  return offset < 0 || offset > maxOffset ? { due_at: ['due_within_year'] } : {};
};
