import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, actionLogEndpoints } from '../../contract/index.ts';
import { updateLogRow } from '../log/log-repository.ts';
import { presentLog } from '../log/present-log.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { loadForMove } from './check-move.ts';

/** All that is missing, at once. Words at an entry are a comment as good as one on the whole day. */
const missing = ({ entries, comment }: ActionLog): Record<string, string[]> => {
  const proven = comment !== '' || entries.some((one) => one.description !== '' || one.files.length > 0);
  const faults = [
    ...(entries.length === 0 ? ['action_log_no_entry'] : []),
    ...(entries.some(({ running }) => running) ? ['action_log_running'] : []),
  ];
  return {
    ...(faults.length > 0 ? { entries: faults } : {}),
    ...(proven ? {} : { comment: ['action_log_comment_or_photo'] }),
  };
};

export const finalizeActionLog = async (
  call: SignedInCall<(typeof actionLogEndpoints)['finalizeActionLog']>,
): Promise<ActionLog> => {
  const { tenant, person, body, now } = call;
  const log = await loadForMove(call, 'finalize', body.id);
  const errors = missing(await presentLog(call, log.id));
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
