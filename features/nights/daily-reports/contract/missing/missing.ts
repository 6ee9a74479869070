import { z } from 'zod';
import { namedJob } from '#features/sites/jobs/contract';
import * as field from '#platform/contract/fields';
import { work } from './work.ts';

const doors = z.object({ required: z.int(), checked: z.int() });

/** A report that somebody has begun and not handed in. */
const begun = z.object({
  id: field.id,
  by: field.named.nullable(),
  since: z.string(),
  /** Null for a log. */
  doors: doors.nullable(),
});

/** Minutes before somebody is reminded again. */
export const minutesBetweenReminders = 60;

export const missingRow = z.object({
  /** The id of the service day. */
  id: field.id,
  work,
  /** The service night, or the day of the log. */
  day: z.string(),
  job: namedJob,
  building: field.named,
  client: field.named,
  area: field.named.nullable(),
  /** The people who are reminded: supervisors of the site for a report, its porters for a log. */
  people: z.array(field.named.extend({ phone: z.string().nullable() })),
  handed_in: z.boolean(),
  /** Null when nobody has started it, or it is handed in. */
  begun: begun.nullable(),
  reminded: z.object({ at: z.string(), by: field.named.nullable() }).nullable(),
  excused: z.object({ at: z.string(), by: field.named.nullable(), reason: z.string() }).nullable(),
});

export type MissingRow = z.infer<typeof missingRow>;

export const missingListed = missingRow.extend({
  /** The area of the site, or the first of the people who are reminded, with the number of rows that the filters leave of it.
   * Null in an order without groups. Its id and name are null for rows without an area or without people. */
  group: z.object({ id: field.id.nullable(), name: z.string().nullable(), count: z.int() }).nullable(),
});

export type MissingListed = z.infer<typeof missingListed>;

export const remindOutcomes = ['reminded', 'already', 'nobody', 'handed_in', 'excused', 'not_over'] as const;

export type RemindOutcome = (typeof remindOutcomes)[number];

export const remindResult = z.object({
  id: field.id,
  outcome: z.enum(remindOutcomes),
  /** When and by whom these people were last reminded. */
  reminded: missingRow.shape.reminded,
  people: z.array(z.string()),
});

export type RemindResult = z.infer<typeof remindResult>;
