import { happenedAt } from '#platform/contract/device-clock';
import { refused } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import { type Inspection, type inspectionEndpoints, mayReinspect } from '../../contract/index.ts';
import { deficientKeys } from '../answers/answer-repository.ts';
import { beginInspection } from './begin-inspection.ts';
import { presentInspection } from './present-inspection.ts';
import { requireInspection } from './require-inspection.ts';

/** Asks again what was deficient, with the version that found it. */
export const reinspect = async (
  call: SignedInCall<(typeof inspectionEndpoints)['reinspect']>,
): Promise<Inspection> => {
  const { tenant, person, params, body, now } = call;
  checkDeviceTime(body, 'device_created_at', now);
  const parent = await requireInspection(call, params.id);
  const only = await deficientKeys(tenant, parent.id);
  if (only.length === 0) throw refused('inspection_nothing_deficient');
  if (!mayReinspect({ status: parent.status, deficiencyCount: only.length }, person))
    throw refused('inspection_not_reinspectable');
  const { job_id, building_id, visibility, places, snapshot } = parent;
  const id = await beginInspection(call, snapshot, {
    job_id,
    building_id,
    visibility,
    places,
    accompanied_by: null,
    client_uuid: body.client_uuid,
    device_created_at: body.device_created_at ?? null,
    begun_distance_m: null,
    started_at: happenedAt(now.toISOString(), body.device_created_at ?? null),
    parent: { id: parent.id, only },
  });
  return presentInspection(call, id);
};
