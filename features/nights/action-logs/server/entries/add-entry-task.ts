import { referFiles } from '#features/accounts/files/server';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { addTask } from '#features/tasks/tasks/server';
import { happenedAt } from '#platform/contract/device-clock';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, entryEndpoints } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { photosOfEntry, updateEntryRow } from './entry-repository.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { requireEntry } from './require-entry.ts';

/** The task is where the entry is, and has its photos. An entry that has one keeps it, so that a repeat makes no second. */
export const addEntryTask = async (
  call: SignedInCall<(typeof entryEndpoints)['addEntryTask']>,
): Promise<ActionLog> => {
  const { tenant, params, body, now } = call;
  checkDeviceTime(body, 'device_at', now);
  const { entry, log } = await requireEntry(call, params.id);
  if (entry.task_id !== null) return presentLog(call, log.id);
  const deviceAt = body.device_at ?? null;
  const { description, priority_level } = body;
  const { visibility } = entry;
  const { id } = await addTask(call, {
    job_id: log.job_id,
    building_id: log.building_id,
    type: 'request',
    priority_level,
    description,
    title: derivedTitle(description),
    internal_only: visibility === 'internal',
    entered_at: happenedAt(now.toISOString(), deviceAt),
    device_created_at: deviceAt,
    building_common_area_id: entry.common_area_id,
    building_floor_id: entry.floor_id,
  });
  const photos = await photosOfEntry(tenant, entry.id);
  if (photos.length > 0)
    await referFiles(tenant, photos, { entity: 'task', id, purpose: 'attachment', visibility });
  await updateEntryRow(tenant, entry.id, { task_id: id });
  await recordEntryChange(call, log, {
    action: 'action-log.task-added',
    entryId: entry.id,
    changes: { task: [null, derivedTitle(description)] },
    deviceAt,
  });
  return presentLog(call, log.id);
};
