import { loadJob, lockJob } from '#features/sites/jobs/server';
import { notFound, refused, requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { PlannedInspection, planEndpoints } from '../../contract/index.ts';
import { checkPlaced } from './check-placed.ts';
import { insertPlan, loadPlan } from './plan-repository.ts';
import { presentPlan } from './present-plan.ts';
import { recordPlan } from './record-plan.ts';

type Call = SignedInCall<(typeof planEndpoints)['planInspection']>;

/** A site has one open plan at a time. To change it, it is moved. */
export const planInspection = async (call: Call): Promise<PlannedInspection> => {
  const { tenant, person, body } = call;
  const { job_id, building_id, ...placed } = body;
  // Locked, so that a job that ends at this moment leaves no plan behind.
  await lockJob(tenant, job_id);
  const job = await loadJob(tenant, job_id);
  if (!job) throw notFound();
  const errors = {
    ...(job.status === 'active' ? {} : { job_id: ['job_not_active'] }),
    ...(job.buildings.some(({ id }) => id === building_id) ? {} : { building_id: ['building_not_of_job'] }),
    ...(await checkPlaced(call, placed, { jobId: job_id, before: null })),
  };
  requireValid(errors);
  const id = await insertPlan(tenant, body);
  if (id === undefined) throw refused('inspection_planned_already');
  const after = await loadPlan(tenant, id);
  if (!after) throw notFound();
  await recordPlan(call, { action: 'planned-inspection.created', before: null, after });
  return presentPlan(after, person);
};
