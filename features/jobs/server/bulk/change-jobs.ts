import { mayChangeFrequency } from '#features/buildings/contract';
import { forbidden, invalid } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { ChangedJob, JobChange, jobBulkEndpoints } from '../../contract/index.ts';
import { checkJobFields } from '../record/check-job-fields.ts';
import { type LockedJob, lockJobs, saveJob } from '../record/job-record-repository.ts';
import { recordJobChange } from '../record/record-job-change.ts';

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

/** Sets the same fields at many jobs. Ids out of scope refuse the whole call and change nothing. */
export const changeJobs = async (call: SignedInCall<(typeof jobBulkEndpoints)['changeJobs']>) => {
  const { tenant, body } = call;
  const jobs = await lockJobs(tenant, body.ids);
  if (jobs.length !== body.ids.length) throw invalid({ ids: ['invalid_ids'] });
  const before = new Map<number, JobChange>();
  for (const job of jobs) {
    const had = await changeOne(call, job, body.change);
    if (had) before.set(job.id, had);
  }
  const saved = await lockJobs(tenant, [...before.keys()]);
  const changed: ChangedJob[] = saved.map(({ id, updated_at }) => ({
    id,
    before: before.get(id) ?? {},
    updated_at,
  }));
  return { changed };
};

/** Gives jobs back what a change of many took, as far as nobody has changed them since. */
export const undoJobChanges = async (call: SignedInCall<(typeof jobBulkEndpoints)['undoJobChanges']>) => {
  const { tenant, body } = call;
  const ids = body.jobs.map(({ id }) => id);
  const jobs = await lockJobs(tenant, ids);
  if (jobs.length !== ids.length) throw invalid({ jobs: ['invalid_ids'] });
  const asked = new Map(body.jobs.map((one) => [one.id, one]));
  const undone: number[] = [];
  const kept: { id: number; job_number: string; job_name: string }[] = [];
  for (const job of jobs) {
    const { before = {}, updated_at } = asked.get(job.id) ?? {};
    if (job.updated_at === updated_at) {
      await changeOne(call, job, before);
      undone.push(job.id);
    } else kept.push({ id: job.id, job_number: job.job_number, job_name: job.job_name });
  }
  return { undone, kept };
};
