import { requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type ActionLog, type actionLogEndpoints, finalizeGaps } from '../../contract/index.ts';
import { presentLog } from '../log/present-log.ts';
import { loadForTransition } from './load-for-transition.ts';
import { makeFinal } from './make-final.ts';

export const finalizeActionLog = async (
  call: SignedInCall<(typeof actionLogEndpoints)['finalizeActionLog']>,
): Promise<ActionLog> => {
  const { body } = call;
  const log = await loadForTransition(call, 'finalize', body.id);
  const { comment, entries } = await presentLog(call, log.id);
  const written = entries.map((entry) => ({ ...entry, photos: entry.files.length }));
  const errors = finalizeGaps({ comment, entries: written });
  requireValid(errors);
  await makeFinal(call, log, body.device_at ?? null);
  return presentLog(call, log.id);
};
