import { requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type ActionLog, type actionLogEndpoints, finalizeGaps } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { logSteps, requireLogFor } from './log-steps.ts';

export const finalizeActionLog = async (
  call: SignedInCall<(typeof actionLogEndpoints)['finalizeActionLog']>,
): Promise<ActionLog> => {
  const { person, body, now } = call;
  const log = await requireLogFor(call, 'finalize', body.id);
  const effect = async () => {
    const { comment, entries } = await presentLog(call, log.id);
    const written = entries.map((entry) => ({ ...entry, photos: entry.files.length }));
    requireValid(finalizeGaps({ comment, entries: written }));
    return { set: { finalized_at: now.toISOString(), finalized_by: person.userId } };
  };
  await logSteps.apply(call, log, { name: 'finalize', deviceAt: body.device_at, effect });
  return presentLog(call, log.id);
};
