import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { type StoredLog, updateLogRow } from '../log/log-repository.ts';
import { recordLogChange } from '../log/record-log-change.ts';

type Call = { tenant: Tenant; person: Person; wiring: { events: Events } };

type Change = {
  action: `action-log.${'entry-added' | 'entry-updated' | 'entry-deleted' | 'photos-added' | 'task-added'}`;
  entryId: number;
  changes: Record<string, [unknown, unknown]>;
  deviceAt?: string | null | undefined;
};

/** The trace of a change of one entry. With the first one the log is no longer new. */
export const recordEntryChange = async (
  call: Call,
  log: StoredLog,
  { action, entryId, changes, deviceAt }: Change,
): Promise<void> => {
  const begins = log.status === 'new';
  if (begins) await updateLogRow(call.tenant, log.id, { status: 'pending' });
  await recordLogChange(call, {
    action,
    log,
    changes,
    ...(begins ? { from: 'new', to: 'pending' } : {}),
    deviceAt: deviceAt ?? null,
    data: { entry_id: entryId },
  });
};
