import { z } from 'zod';

/** What a person must complete before a job can be activated, in the order in which people would do it. */
export const setupGaps = [
  'job_number',
  'job_name',
  'client_inactive',
  'address',
  'area',
  'service',
  'area_manager',
  'base_contract',
] as const;

export const setupGap = z.enum(setupGaps);

export type SetupGap = z.infer<typeof setupGap>;

/** Gaps with which an admin may activate a job all the same, after a confirmation. */
export const confirmableGaps: readonly SetupGap[] = ['base_contract'];
