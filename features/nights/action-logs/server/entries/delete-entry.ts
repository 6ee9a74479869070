import { forbidden } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type ActionLog, type entryEndpoints, mayDeleteEntry } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { updateEntryRow } from './entry-repository.ts';
import { recordEntryChange } from './record-entry-change.ts';
import { requireEntry } from './require-entry.ts';

export const deleteActionLogEntry = async (
  call: SignedInCall<(typeof entryEndpoints)['deleteActionLogEntry']>,
): Promise<ActionLog> => {
  const { tenant, person, params, now } = call;
  const { entry, log } = await requireEntry(call, params.id);
  if (!mayDeleteEntry(log, person)) throw forbidden();
  await updateEntryRow(tenant, entry.id, { deleted_at: now.toISOString() });
  await recordEntryChange(call, log, {
    action: 'action-log.entry-deleted',
    entryId: entry.id,
    changes: { entry: [entry.action_type, null] },
  });
  return presentLog(call, log.id);
};
