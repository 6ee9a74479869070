import { forbidden, requireValid } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import { type ActionLog, mayWrite, type sharedLogEndpoints } from '../../contract/index.ts';
import { loadEntry, type StoredEntry, updateEntryRow } from '../entries/entry-repository.ts';
import { setPhotosVisibility } from '../entries/entry-visibility.ts';
import { presentLog } from '../log/present-log.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { requireLog } from '../log/require-log.ts';

/** Sets what the client sees, also of a final log. One unknown entry refuses the whole call. */
export const showLogToClient = async (
  call: SignedInCall<(typeof sharedLogEndpoints)['showLogToClient']>,
): Promise<ActionLog> => {
  const { tenant, person, params, body, now } = call;
  checkDeviceTime(body, 'device_at', now);
  const log = await requireLog(call, params.id);
  if (!mayWrite(log, person)) throw forbidden();
  const found: StoredEntry[] = [];
  const errors: Record<string, string[]> = {};
  for (const [nth, { client_uuid }] of body.entries.entries()) {
    const entry = await loadEntry(tenant, client_uuid);
    if (entry && entry.log_id === log.id && !entry.deleted_at) found.push(entry);
    else errors[`entries.${nth}.client_uuid`] = ['action_log_entry_unknown'];
  }
  requireValid(errors);
  for (const [nth, { visibility }] of body.entries.entries()) {
    const entry = found[nth];
    if (!entry || entry.visibility === visibility) continue;
    await updateEntryRow(tenant, entry.id, { visibility });
    await setPhotosVisibility(tenant, entry.id, visibility);
    await recordLogChange(call, {
      action: 'action-log.shown',
      log,
      changes: { entry: [null, entry.action_type], visibility: [entry.visibility, visibility] },
      deviceAt: body.device_at ?? null,
      data: { entry_id: entry.id },
    });
  }
  return presentLog(call, log.id);
};
