import { z } from 'zod';
import { defineTransitions, type NameOf } from '#platform/contract/transitions';

export const jobStatuses = ['draft', 'active', 'inactive'] as const;

export const jobStatus = z.enum(jobStatuses);

export type JobStatus = z.infer<typeof jobStatus>;

/** Nothing leads back to draft, but to take back within minutes what was done to many. */
export const jobTransitions = defineTransitions({
  entity: 'job',
  statuses: jobStatuses,
  status: ({ status }: { status: JobStatus }) => status,
  right: 'admin.canEditJobSite',
  edges: {
    activate: { from: ['draft', 'inactive'], to: 'active', event: 'job.activated' },
    deactivate: { from: ['active'], to: 'inactive', reason: true, event: 'job.deactivated' },
  },
});

export type JobTransition = NameOf<typeof jobTransitions>;
