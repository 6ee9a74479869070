import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { scoreBands } from '../score/band.ts';

/** A job as its inspections have it. */
export const inspectedSite = z.object({
  /** Of the job. */
  id: field.id,
  job_number: z.string(),
  job_name: z.string(),
  client: field.named,
  /** The last one that the reader may see; re-inspections do not count. */
  last: z
    .object({
      id: field.id,
      number: z.int(),
      inspected_on: z.string(),
      score: z.number().nullable(),
      band: z.enum(scoreBands).nullable(),
    })
    .nullable(),
  days_since: z.int().nullable(),
  /** Null where nobody asks for inspections. */
  next_due_on: z.string().nullable(),
  overdue: z.boolean(),
  /** The end of the time in which it was to be inspected, and whether it was; null where none has ended. */
  ended_on: z.string().nullable(),
  in_time: z.boolean().nullable(),
});
export type InspectedSite = z.infer<typeof inspectedSite>;
