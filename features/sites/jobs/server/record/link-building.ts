import { linkBuildings } from '#features/sites/buildings/server';
import { forbidden, invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type jobRecordEndpoints, maxBuildings } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import type { EndingCall, JobParts } from '../parts.ts';
import { rightsOverJobs } from './job-policy.ts';
import { lockJob, placesOfJob, saveJob, visibleBuildings } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';

/** Adds a building to a job; does nothing when the job has it already. */
export const linkBuilding = async (call: EndingCall, jobId: number, buildingId: number): Promise<void> => {
  const { tenant, person } = call;
  if (!(await lockJob(tenant, jobId))) throw notFound();
  if (!rightsOverJobs(person).update) throw forbidden();
  const before = (await placesOfJob(tenant, jobId)).map(({ id }) => id);
  if (before.includes(buildingId)) return;
  if (before.length >= maxBuildings) {
    throw invalid({ building_id: [{ code: 'job_buildings_full', values: { maximum: maxBuildings } }] });
  }
  await saveJob(tenant, jobId, {});
  await linkBuildings(tenant, [{ job_id: jobId, building_id: buildingId }]);
  const after = await placesOfJob(tenant, jobId);
  await recordJobChange(call, jobId, {
    action: 'job.updated',
    changes: { building_ids: [before, after.map(({ id }) => id)] },
    data: { area_ids: after.map(({ area_id }) => area_id) },
  });
};

type Call = SignedInCall<(typeof jobRecordEndpoints)['addJobBuilding']>;

export const addJobBuilding = (parts: JobParts) => async (call: Call) => {
  const { tenant, params, body } = call;
  if (!(await lockJob(tenant, params.id))) throw notFound();
  if (!(await visibleBuildings(tenant, [body.building_id])).has(body.building_id)) {
    throw invalid({ building_id: ['invalid_ids'] });
  }
  await linkBuilding(call, params.id, body.building_id);
  return presentJob(parts, call, params.id);
};
