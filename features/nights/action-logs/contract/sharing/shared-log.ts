import { z } from 'zod';
import { sharedPicture } from '#features/accounts/files/contract';
import { sharedBuilding } from '#features/sites/sharing/contract';
import { actionTypes } from '../entries/action-types.ts';

const sharedEntry = z.object({
  action_type: z.enum(actionTypes),
  common_area: z.string().nullable(),
  floor: z.string().nullable(),
  description: z.string(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  pictures: z.array(sharedPicture),
});

export type SharedEntry = z.infer<typeof sharedEntry>;

/** A final action log as strangers see it: its public entries, by when they were started. */
export const sharedLog = z.object({
  log_date: z.string(),
  job: z.object({ job_number: z.string(), job_name: z.string() }),
  building: sharedBuilding,
  /** By first name and initial. */
  porter: z.string().nullable(),
  entries: z.array(sharedEntry),
});

export type SharedLog = z.infer<typeof sharedLog>;
