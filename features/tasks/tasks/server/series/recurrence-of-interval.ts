import { wallOf } from '#platform/contract/zoned-time';
import { cadenceOf, type Recurrence } from '../../contract/index.ts';
import { dayOf } from '../../contract/recurrence/civil-day.ts';
import { dueInstant } from '../task/task-dates.ts';

const labels = { day: 'daily', week: 'weekly', month: 'monthly', year: 'annual' } as const;

export type Interval = keyof typeof labels;

type Dates = { due_at: string | null; scheduled_on: string | null };

/** The plain series of an interval: from the scheduled day on, else from the due day or today. Each of its tasks is due as
 * long after its day as the first one. */
export const recurrenceOfInterval = (
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
