import type { RecurrenceInput } from '#features/tasks/tasks/contract';

/** Weekly, on one weekday. */
export const weekly = (start_on: string, weekday: number, more: object = {}): RecurrenceInput => ({
  rule: { freq: 'week', every: 1, weekdays: [weekday], start_on, ...more },
});

export const onDay = (start_on: string, day: number, more: object = {}): RecurrenceInput => ({
  rule: { freq: 'month', every: 1, month_mode: 'day_of_month', day, start_on, ...more },
});
