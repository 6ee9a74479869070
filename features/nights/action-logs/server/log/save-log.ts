import { happenedAt } from '#platform/contract/device-clock';
import { invalid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { ActionLog, actionLogEndpoints } from '../../contract/index.ts';
import { updateLogRow } from './log-repository.ts';
import { ownLog } from './own-log.ts';
import { presentLog } from './present-log.ts';
import { recordLogChange } from './record-log-change.ts';
import { requireEditableLog, requireLog } from './require-log.ts';

type Call = SignedInCall<(typeof actionLogEndpoints)['saveActionLog']>;

const logId = async (call: Call): Promise<number> => {
  const { body, now } = call;
  const { id: ref, jobId, buildingId, log_date: logDate, client_uuid: clientUuid } = body;
  if (ref === undefined) {
    const received = now.toISOString();
    const deviceAt = body.device_at ? happenedAt(received, body.device_at) : null;
    return ownLog(call, { jobId, buildingId, logDate, clientUuid, deviceAt });
  }
  const { id, job_id, building_id } = await requireLog(call, ref);
  if (job_id !== jobId) throw invalid({ jobId: ['action_log_other_site'] });
  if (building_id !== buildingId) throw invalid({ buildingId: ['action_log_other_site'] });
  return id;
};

const fieldsOf = ({ shift_start, shift_end, comment }: Call['body']) => ({
  ...(shift_start === undefined ? {} : { shift_start }),
  ...(shift_end === undefined ? {} : { shift_end }),
  ...(comment === undefined ? {} : { comment }),
});

/** Begins the log when there is none; of what is said of the whole day only what was sent is written. */
export const saveActionLog = async (call: Call): Promise<ActionLog> => {
  const { tenant, body, now } = call;
  checkDeviceTime(body, 'device_at', now);
  const id = await logId(call);
  const fields = fieldsOf(body);
  if (Object.keys(fields).length === 0) return presentLog(call, id);
  const log = await requireEditableLog(call, id);
  const changes = changesOf<object>(log, fields);
  if (Object.keys(changes).length === 0) return presentLog(call, id);
  if (body.updated_at && body.updated_at !== log.updated_at) throw stale(await presentLog(call, id));
  await updateLogRow(tenant, id, { ...fields, status: 'pending' });
  await recordLogChange(call, {
    action: 'action-log.saved',
    log,
    changes,
    ...(log.status === 'new' ? { from: 'new', to: 'pending' } : {}),
    deviceAt: body.device_at ?? null,
  });
  return presentLog(call, id);
};
