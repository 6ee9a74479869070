import { addDays, type RecurrenceInput } from '#features/tasks/tasks/contract';

export type DemoSeries = {
  title: string;
  description: string;
  type: 'service' | 'periodic_work' | 'reminder';
  recurrence: RecurrenceInput;
  status: 'active' | 'paused';
  require_photo?: true;
  /** How the past dates ended, oldest first; all others were done in time. */
  outcomes: readonly ('on_time' | 'late' | 'skipped' | 'missed')[];
};

const lastWeekday = (today: string, weekday: number): string =>
  addDays(today, -((new Date(today).getUTCDay() - weekday + 7) % 7));

/** `YYYY-MM-31` of the month with 31 days about half a year ago. */
const monthEndBefore = (today: string): string => {
  const start = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() - 6);
  while (new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate() !== 31)
    start.setUTCMonth(start.getUTCMonth() - 1);
  return `${start.toISOString().slice(0, 7)}-31`;
};

/** One series of each kind: weekly, monthly on the 31st, after completion, and paused. */
export const demoSeries = (today: string): readonly DemoSeries[] => [
  {
    title: 'Weekly floor polish',
    description: 'Sweep, mop and polish the stone floor of the lobby. Put the wet-floor signs back.',
    type: 'periodic_work',
    require_photo: true,
    status: 'active',
    recurrence: {
      rule: {
        freq: 'week',
        every: 1,
        weekdays: [5],
        start_on: addDays(lastWeekday(today, 5), -70),
        shift_rule: 'next_business_day',
      },
      time_of_day: '18:00',
    },
    outcomes: ['on_time', 'on_time', 'late', 'on_time', 'skipped', 'on_time', 'on_time', 'late', 'on_time'],
  },
  {
    title: 'Month-end supply count',
    description: 'Count liners, paper and soap in every closet and order what is short.',
    type: 'reminder',
    status: 'active',
    recurrence: {
      rule: {
        freq: 'month',
        every: 1,
        month_mode: 'day_of_month',
        day: 31,
        start_on: monthEndBefore(today),
        shift_rule: 'previous_business_day',
      },
      generate_ahead_days: 100,
    },
    outcomes: ['on_time', 'late', 'on_time', 'on_time', 'missed'],
  },
  {
    title: 'Descale the coffee machines',
    description: 'Descale the machines of both kitchens; the next date follows from the day it was done.',
    type: 'service',
    status: 'active',
    recurrence: {
      rule: { freq: 'day', every: 21, start_on: addDays(today, -78) },
      based_on: 'completed',
      due_offset_days: 2,
    },
    outcomes: ['on_time', 'late', 'on_time', 'on_time'],
  },
  {
    title: 'Window wash, ground floor',
    description: 'Wash the windows of the ground floor outside. Paused while the facade is under repair.',
    type: 'periodic_work',
    status: 'paused',
    recurrence: {
      rule: { freq: 'week', every: 2, weekdays: [2], start_on: addDays(lastWeekday(today, 2), -112) },
    },
    outcomes: ['on_time', 'on_time', 'missed', 'on_time', 'on_time'],
  },
];
