import { mayChangeFrequency } from '#features/sites/buildings/contract';
import { forbidden } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import { changeMany, undoMany } from '#platform/server/records/change-many';
import type { JobChange, jobBulkEndpoints } from '../../contract/index.ts';
import { checkJobFields } from '../record/check-job-fields.ts';
import { type LockedJob, lockJobs, saveJob } from '../record/job-record-repository.ts';
import { recordJobChange } from '../record/record-job-change.ts';

/** A job as the outcome of a change of many names it. */
export const jobName = ({ id, job_number, job_name }: LockedJob) => ({
  id,
  name: `${job_number} ${job_name}`,
});

type Call = SignedInCall<(typeof jobBulkEndpoints)['changeJobs' | 'undoJobChanges']>;

/** Sets the fields at one job; undefined when it has these values already. */
const changeOne = async (call: Call, job: LockedJob, change: JobChange): Promise<JobChange | undefined> => {
  const changes = changesOf({ ...job }, change);
  if (Object.keys(changes).length === 0) return undefined;
  if (changes.inspection_frequency_days && !mayChangeFrequency(call.person)) throw forbidden();
  await checkJobFields(call, change, job);
  await saveJob(call.tenant, job.id, change);
  await recordJobChange(call, job.id, { action: 'job.updated', changes, data: { area_ids: [] } });
  return Object.fromEntries(Object.entries(changes).map(([name, [before]]) => [name, before]));
};

/** Sets the same fields at many jobs. */
export const changeJobs = (call: SignedInCall<(typeof jobBulkEndpoints)['changeJobs']>) =>
  changeMany(
    call.body.ids,
    (ids) => lockJobs(call.tenant, ids),
    (job) => changeOne(call, job, call.body.change),
    jobName,
  );

export const undoJobChanges = (call: SignedInCall<(typeof jobBulkEndpoints)['undoJobChanges']>) =>
  undoMany(
    call.body.changed,
    (ids) => lockJobs(call.tenant, ids),
    (job, before: JobChange) => changeOne(call, job, before),
    jobName,
  );
