import { unlinkBuildingsOfJob } from '#features/sites/buildings/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobRecordEndpoints } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import type { JobParts } from '../parts.ts';
import { lockJob, placesOfJob, saveJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';
import { refuseBusy } from './refuse-busy.ts';

type Call = SignedInCall<(typeof jobRecordEndpoints)['removeJobBuilding']>;

/** Takes the building from the job. The building itself stays. */
export const removeJobBuilding = (parts: JobParts) => async (call: Call) => {
  const { tenant, params } = call;
  const jobId = params.id;
  if (!(await lockJob(tenant, jobId))) throw notFound();
  const before = await placesOfJob(tenant, jobId);
  const gone = before.filter(({ id }) => id === params.buildingId);
  if (gone.length === 0) throw notFound();
  if (before.length === 1) throw invalid({ building_ids: ['last_job_building'] });
  await refuseBusy(parts, tenant, jobId, gone);
  await saveJob(tenant, jobId, {});
  await unlinkBuildingsOfJob(tenant, jobId, [params.buildingId]);
  const after = before.filter(({ id }) => id !== params.buildingId);
  await recordJobChange(call, jobId, {
    action: 'job.updated',
    changes: { building_ids: [before.map(({ id }) => id), after.map(({ id }) => id)] },
    data: { area_ids: before.map(({ area_id }) => area_id) },
  });
  return presentJob(parts, call, jobId);
};
