import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, entryEndpoints } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { checkEnd } from './check-entry.ts';
import { updateEntryRow } from './entry-repository.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { requireEntry } from './require-entry.ts';

/** When two people stop an entry, the first stop stands. */
export const stopActionLogEntry = async (
  call: SignedInCall<(typeof entryEndpoints)['stopActionLogEntry']>,
): Promise<ActionLog> => {
  const { tenant, params, body, now } = call;
  checkDeviceTime(body, 'device_at', now);
  const { entry, log } = await requireEntry(call, params.id);
  if (!entry.running) return presentLog(call, log.id);
  const stopped = { running: false, ended_at: body.ended_at };
  checkEnd(call, log, { ...entry, ...stopped });
  await updateEntryRow(tenant, entry.id, stopped);
  await recordEntryChange(call, log, {
    action: 'action-log.entry-updated',
    entryId: entry.id,
    changes: { ended_at: [null, body.ended_at] },
    deviceAt: body.device_at,
  });
  return presentLog(call, log.id);
};
