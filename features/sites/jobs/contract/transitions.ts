import type { JobStatus } from './status.ts';

export const jobTransitionNames = ['activate', 'deactivate'] as const;

export type JobTransition = (typeof jobTransitionNames)[number];

/** The only table of status changes. Nothing leads back to draft, but to take back within minutes what was done to many. */
export const jobTransitions: Record<JobTransition, { from: readonly JobStatus[]; to: JobStatus }> = {
  activate: { from: ['draft', 'inactive'], to: 'active' },
  deactivate: { from: ['active'], to: 'inactive' },
};
