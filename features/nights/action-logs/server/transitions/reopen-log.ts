import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, actionLogEndpoints } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { logSteps, requireLogFor } from './log-steps.ts';

export const reopenActionLog = async (
  call: SignedInCall<(typeof actionLogEndpoints)['reopenActionLog']>,
): Promise<ActionLog> => {
  const { person, params, body, now } = call;
  const log = await requireLogFor(call, 'reopen', params.id);
  const set = {
    finalized_at: null,
    finalized_by: null,
    reopened_at: now.toISOString(),
    reopened_by: person.userId,
  };
  await logSteps.apply(call, log, {
    name: 'reopen',
    note: body.reason,
    deviceAt: body.device_at,
    effect: async () => ({ set }),
  });
  return presentLog(call, log.id);
};
