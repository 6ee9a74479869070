import { z } from 'zod';

export const scheduleTypes = ['cleaner', 'supervisor', 'day-porter', 'other'] as const;
export const shifts = ['day', 'night'] as const;

/** Who stands where and when, as everybody sees it who sees the job. */
export const shiftLine = z.object({
  schedule_type: z.enum(scheduleTypes),
  title: z.string(),
  shift: z.enum(shifts),
  headcount: z.int(),
  /** In quarters of an hour. */
  shift_length_hours: z.number(),
  /** 0 is Sunday. */
  days: z.array(z.int()),
  start_time: z.string().nullable(),
  zone: z.string(),
});

export type ShiftLine = z.infer<typeof shiftLine>;

export const staffingLine = shiftLine.extend({
  /** Dollars an hour. */
  wage_rate: z.number(),
});

export type StaffingLine = z.infer<typeof staffingLine>;
