import { z } from 'zod';
import { sharedPicture } from '#features/accounts/files/contract';
import { sharedBuilding } from '#features/sites/sharing/contract';
import { checkResults, placeKinds } from '../door-checks/door-check.ts';
import { incidentKinds } from '../incidents/incident.ts';
import { reportType } from '../report/status.ts';

/** The entry that stands for a door or a common area, as strangers see it. */
export const sharedDoorCheck = z.object({
  result: z.enum(checkResults).nullable(),
  /** On the clocks of the building. */
  checked_at: z.string().nullable(),
  /** By first name and initial. */
  checked_by: z.string().nullable(),
  /** One of several that were entered in one touch. */
  bulk: z.boolean(),
  /** How often it was changed. */
  edits: z.int(),
  /** Empty unless somebody has shown it. */
  note: z.string(),
  pictures: z.array(sharedPicture),
});

export type SharedDoorCheck = z.infer<typeof sharedDoorCheck>;

const sharedReportPlace = sharedDoorCheck.extend({
  kind: z.enum(placeKinds),
  name: z.string(),
  suite: z.string(),
  floor: z.string().nullable(),
});

export type SharedReportPlace = z.infer<typeof sharedReportPlace>;

/** A final nightly report as strangers see it: doors and common areas, and what somebody has shown of the rest. */
export const sharedReport = z.object({
  number: z.int(),
  report_date: z.string(),
  type: reportType,
  job: z.object({ job_number: z.string(), job_name: z.string() }),
  building: sharedBuilding,
  finalized_at: z.string().nullable(),
  doors: z.object({ required: z.int(), checked: z.int(), unlocked: z.int() }),
  comments: z.string(),
  places: z.array(sharedReportPlace),
  incidents: z.array(
    z.object({
      kind: z.enum(incidentKinds),
      place: z.string(),
      description: z.string(),
      entered_at: z.string(),
      pictures: z.array(sharedPicture),
    }),
  ),
  pictures: z.array(sharedPicture),
});

export type SharedReport = z.infer<typeof sharedReport>;
