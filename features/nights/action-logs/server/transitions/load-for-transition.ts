import { forbidden, refused, stale } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type ActionLogTransition, leadsFrom, mayTransition, type RecordRef } from '../../contract/index.ts';
import { loadLog } from '../log/load-log.ts';
import { actorOf } from '../log/log-policy.ts';
import type { StoredLog } from '../log/log-repository.ts';
import { presentLog } from '../log/present-log.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  body: { updated_at?: string | undefined; device_at?: string | undefined };
};

/** The log, locked, when this person may make the transition, it leads from the log's status, and nobody changed the log since
 * the caller read it. */
export const loadForTransition = async (
  call: Call,
  transition: ActionLogTransition,
  ref: RecordRef,
): Promise<StoredLog> => {
  const log = await loadLog(call, ref);
  if (!mayTransition(transition, { porterId: log.porter_id }, actorOf(call.person))) throw forbidden();
  if (!leadsFrom(transition, log.status)) {
    throw refused('action_log_transition_refused', {
      transition: { code: `action_log_transition_${transition}` },
      status: { code: `action_log_status_${log.status}` },
    });
  }
  const { updated_at: readAt } = call.body;
  if (readAt && readAt !== log.updated_at) throw stale(await presentLog(call, log.id));
  checkDeviceTime(call.body, 'device_at', call.now);
  return log;
};
