import { invalid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { updateInspectionRow } from './inspection-repository.ts';
import { presentInspection } from './present-inspection.ts';
import { recordInspectionChange } from './record-inspection-change.ts';
import { requireEditableInspection } from './require-inspection.ts';

export const updateInspection = async (
  call: SignedInCall<(typeof inspectionEndpoints)['updateInspection']>,
): Promise<Inspection> => {
  const { tenant, params, body, now } = call;
  const { device_at, updated_at, visibility, ...fields } = body;
  const inspection = await requireEditableInspection(call, params.id);
  if (updated_at && updated_at !== inspection.updated_at)
    throw stale(await presentInspection(call, inspection.id));
  checkDeviceTime(body, 'device_at', now);
  if (visibility && visibility !== inspection.visibility && inspection.snapshot.visibility !== 'choose')
    throw invalid({ visibility: ['inspection_visibility_fixed'] });
  const set = { ...fields, visibility: visibility ?? inspection.visibility };
  const changes = changesOf(inspection, set);
  if (Object.keys(changes).length === 0) return presentInspection(call, inspection.id);
  await updateInspectionRow(tenant, inspection.id, set);
  await recordInspectionChange(call, {
    action: 'inspection.updated',
    inspection,
    changes,
    deviceAt: device_at ?? null,
  });
  return presentInspection(call, inspection.id);
};
