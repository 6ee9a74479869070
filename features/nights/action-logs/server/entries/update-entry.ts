import { stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, entryEndpoints } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { checkEntry } from './check-entry.ts';
import { updateEntryRow } from './entry-repository.ts';
import { setPhotosVisibility } from './entry-visibility.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { requireEntry } from './require-entry.ts';

type Call = SignedInCall<(typeof entryEndpoints)['updateActionLogEntry']>;

export const updateActionLogEntry = async (call: Call): Promise<ActionLog> => {
  const { tenant, params, body, now } = call;
  checkDeviceTime(body, 'device_at', now);
  const { entry, log } = await requireEntry(call, params.id);
  const { updated_at: readAt, device_at: deviceAt, ...fields } = body;
  if (readAt && readAt !== entry.updated_at) throw stale(await presentLog(call, log.id));
  await checkEntry(call, log, fields, entry);
  const changes = changesOf<object>(entry, fields);
  if (Object.keys(changes).length === 0) return presentLog(call, log.id);
  await updateEntryRow(tenant, entry.id, fields);
  if (fields.visibility !== entry.visibility) await setPhotosVisibility(tenant, entry.id, fields.visibility);
  await recordEntryChange(call, log, {
    action: 'action-log.entry-updated',
    entryId: entry.id,
    changes,
    deviceAt,
  });
  return presentLog(call, log.id);
};
