import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { type StoredLog, updateLogRow } from '../log/log-repository.ts';
import { recordLogChange } from '../log/record-log-change.ts';

/** `person` null: nobody did it, the time was over. */
type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** The caller must hold the log locked, and have checked that it has all it needs. */
export const makeFinal = async (call: Call, log: StoredLog, deviceAt: string | null): Promise<void> => {
  await updateLogRow(call.tenant, log.id, {
    status: 'finalized',
    finalized_at: call.now.toISOString(),
    finalized_by: call.person?.userId ?? null,
  });
  await recordLogChange(call, {
    action: 'action-log.moved',
    log,
    from: log.status,
    to: 'finalized',
    deviceAt,
    data: { transition: 'finalize' },
  });
};
