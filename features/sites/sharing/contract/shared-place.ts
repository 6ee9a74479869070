import { z } from 'zod';

/** Job and building of a shared record, without ids. The feature of the record reads them with `sharedPlaceColumns` of jobs. */
export const sharedJob = z.object({ job_number: z.string(), job_name: z.string() });

export const sharedBuilding = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  time_zone: z.string(),
});

export const sharedPlace = z.object({
  job: sharedJob.extend({ active: z.boolean() }),
  building: sharedBuilding,
});

export type SharedPlace = z.infer<typeof sharedPlace>;
