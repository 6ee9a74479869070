import { z } from 'zod';

export const scheduleTypes = ['cleaner', 'supervisor', 'day-porter', 'other'] as const;
export const shifts = ['day', 'night'] as const;

/** A line without its wage, as everyone who sees the job may see it. */
export const shiftLine = z.object({
  schedule_type: z.enum(scheduleTypes),
  title: z.string(),
  shift: z.enum(shifts),
  headcount: z.int(),
  /** Hours, in steps of a quarter. */
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
