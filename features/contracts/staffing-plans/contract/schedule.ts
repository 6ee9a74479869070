import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { shiftLine } from './lines.ts';
import { planTypes } from './plan-fields.ts';

const person = z.object({ id: field.id, name: z.string(), profile_photo_id: field.id.nullable() });

/** A line of an active plan, without what it costs. */
export const scheduledShift = shiftLine.extend({
  id: field.id,
  service: field.named,
  plan_type: z.enum(planTypes),
  effective_from: z.string(),
  people: z.array(person),
});

export type ScheduledShift = z.infer<typeof scheduledShift>;

/** A person would be at two places at once, or works more than 40 hours a week. */
const clash = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('overlap'),
    user: field.named,
    /** The weekday on which the shift of this job begins; 0 is Sunday. */
    day: z.int(),
    shift_id: field.id,
    /** Null when the reader does not see that job. */
    other: z.object({ job_id: field.id, name: z.string(), start_time: z.string() }).nullable(),
  }),
  z.object({
    kind: z.literal('hours'),
    user: field.named,
    /** Hours per week at all jobs. */
    hours: z.number(),
  }),
]);

export type Clash = z.infer<typeof clash>;

/** The week of a job. */
export const jobSchedule = z.object({
  time_zone: z.string(),
  shifts: z.array(scheduledShift),
  /** Null for people who do not plan. */
  clashes: z.array(clash).nullable(),
  can: z.object({ assign: z.boolean() }),
});

export type JobSchedule = z.infer<typeof jobSchedule>;
