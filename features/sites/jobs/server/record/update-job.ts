import { moveVisibleJob } from '#features/accounts/access/server';
import { mayChangeFrequency } from '#features/sites/buildings/contract';
import { addBuilding, linkBuildings, unlinkBuildingsOfJob } from '#features/sites/buildings/server';
import { forbidden, notFound, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { jobRecordEndpoints } from '../../contract/index.ts';
import { presentJob } from '../job/job-presenter.ts';
import type { JobParts } from '../parts.ts';
import { checkJobFields } from './check-job-fields.ts';
import { lockJob, placesOfJob, saveJob } from './job-record-repository.ts';
import { recordJobChange } from './record-job-change.ts';
import { refuseBusy } from './refuse-busy.ts';

type Call = SignedInCall<(typeof jobRecordEndpoints)['updateJob']>;

/** Saves the fields that were sent; the others stay as they are. */
export const updateJob = (parts: JobParts) => async (call: Call) => {
  const { tenant, params } = call;
  const { updated_at: readAt, building_ids, new_building, ...fields } = call.body;
  const before = await lockJob(tenant, params.id);
  if (!before) throw notFound();
  if (before.updated_at !== readAt) throw stale(await presentJob(parts, call, params.id));
  await checkJobFields(call, call.body, before);
  const old = await placesOfJob(tenant, params.id);
  const gone = building_ids ? old.filter(({ id }) => !building_ids.includes(id)) : [];
  await refuseBusy(parts, tenant, params.id, gone);
  const added = new_building ? [await addBuilding(call, new_building)] : [];
  const wanted = [...(building_ids ?? old.map(({ id }) => id)), ...added].sort((a, b) => a - b);
  const changes = changesOf(
    { ...before, building_ids: old.map(({ id }) => id) },
    { ...fields, building_ids: [...new Set(wanted)] },
  );
  if (Object.keys(changes).length === 0) return presentJob(parts, call, params.id);
  if (changes.inspection_frequency_days && !mayChangeFrequency(call.person)) throw forbidden();
  await saveJob(tenant, params.id, fields);
  await unlinkBuildingsOfJob(
    tenant,
    params.id,
    gone.map(({ id }) => id),
  );
  await linkBuildings(
    tenant,
    wanted.map((building_id) => ({ job_id: params.id, building_id })),
  );
  if (fields.client_id !== undefined) await moveVisibleJob(tenant, params.id, fields.client_id);
  const places = changes.building_ids ? [...gone, ...(await placesOfJob(tenant, params.id))] : [];
  await recordJobChange(call, params.id, {
    action: 'job.updated',
    changes,
    data: { area_ids: places.map(({ area_id }) => area_id) },
  });
  return presentJob(parts, call, params.id);
};
