import { z } from 'zod';

/** What an activation by hand asks for, in the order in which people would mend it. */
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

/** Gaps that an admin may confirm instead of mending them. */
export const confirmableGaps: readonly SetupGap[] = ['base_contract'];
