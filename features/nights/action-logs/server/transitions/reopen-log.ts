import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, actionLogEndpoints } from '../../contract/index.ts';
import { updateLogRow } from '../log/log-repository.ts';
import { presentLog } from '../log/present-log.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { loadForTransition } from './load-for-transition.ts';

export const reopenActionLog = async (
  call: SignedInCall<(typeof actionLogEndpoints)['reopenActionLog']>,
): Promise<ActionLog> => {
  const { tenant, person, params, body, now } = call;
  const log = await loadForTransition(call, 'reopen', params.id);
  await updateLogRow(tenant, log.id, {
    status: 'pending',
    finalized_at: null,
    finalized_by: null,
    reopened_at: now.toISOString(),
    reopened_by: person.userId,
  });
  await recordLogChange(call, {
    action: 'action-log.moved',
    log,
    from: log.status,
    to: 'pending',
    note: body.reason,
    deviceAt: body.device_at ?? null,
    data: { transition: 'reopen' },
  });
  return presentLog(call, log.id);
};
