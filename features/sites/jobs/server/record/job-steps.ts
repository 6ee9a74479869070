import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { type JobStatus, jobTransitions } from '../../contract/index.ts';
import type { EndingCall } from '../parts.ts';
import { type LockedJob, saveJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';

type JobSet = {
  status: JobStatus;
  end_date: string | null;
  /** Ends what belongs to the job, which is inactive by then. */
  endWork: () => Promise<void>;
};

/** Changes the status of a job that is locked. */
export const jobSteps = transitionEngine(jobTransitions, {
  save: async ({ tenant }: EndingCall, { id }: LockedJob, { endWork, ...set }: Partial<JobSet>) => {
    await saveJob(tenant, id, set);
    await endWork?.();
  },
  record: (call, { id }, change) => recordJobChange(call, id, change),
});
