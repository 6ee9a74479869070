import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type actionLogEndpoints, mayDelete, mayDeleteFinal } from '../../contract/index.ts';
import { type StoredLog, updateLogRow } from './log-repository.ts';
import { presentLog } from './present-log.ts';
import { recordLogChange } from './record-log-change.ts';
import { requireLog } from './require-log.ts';

type Call =
  | SignedInCall<(typeof actionLogEndpoints)['deleteActionLog']>
  | SignedInCall<(typeof actionLogEndpoints)['deleteFinalActionLog']>;

const remove = async (call: Call, log: StoredLog): Promise<{ id: number }> => {
  const { id, status } = log;
  // What a final log said stays in the trace of its deletion.
  const { comment, entries } = await presentLog(call, id);
  await updateLogRow(call.tenant, id, { deleted_at: call.now.toISOString() });
  await recordLogChange(call, {
    action: 'action-log.deleted',
    log,
    from: status,
    changes:
      status === 'finalized'
        ? {
            comment: [comment, null],
            entries: [entries.map((one) => `${one.started_at} ${one.action_type} ${one.description}`), null],
          }
        : {},
  });
  return { id };
};

/** Its tasks stay: what they are about is still to be done. */
export const deleteActionLog = async (call: Call): Promise<{ id: number }> => {
  const log = await requireLog(call, call.params.id);
  if (!mayDelete(log, call.person)) throw refused('action_log_finalized');
  return remove(call, log);
};

export const deleteFinalActionLog = async (call: Call): Promise<{ id: number }> => {
  const log = await requireLog(call, call.params.id);
  if (!mayDeleteFinal(log, call.person)) throw refused('action_log_not_final');
  return remove(call, log);
};
