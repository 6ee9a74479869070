import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type ActionLog, type actionLogEndpoints, finalizeGaps } from '../../contract/index.ts';
import { updateLogRow } from '../log/log-repository.ts';
import { presentLog } from '../log/present-log.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { loadForMove } from './check-move.ts';

export const finalizeActionLog = async (
  call: SignedInCall<(typeof actionLogEndpoints)['finalizeActionLog']>,
): Promise<ActionLog> => {
  const { tenant, person, body, now } = call;
  const log = await loadForMove(call, 'finalize', body.id);
  const { comment, entries } = await presentLog(call, log.id);
  const written = entries.map((entry) => ({ ...entry, photos: entry.files.length }));
  const errors = finalizeGaps({ comment, entries: written });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await updateLogRow(tenant, log.id, {
    status: 'finalized',
    finalized_at: now.toISOString(),
    finalized_by: person.userId,
  });
  await recordLogChange(call, {
    action: 'action-log.moved',
    log,
    from: log.status,
    to: 'finalized',
    deviceAt: body.device_at ?? null,
    data: { transition: 'finalize' },
  });
  return presentLog(call, log.id);
};
