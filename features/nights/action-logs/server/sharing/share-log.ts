import type { ShareLink } from '#features/sites/sharing/contract';
import { type SharedRecord, shareRecord } from '#features/sites/sharing/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { isForClients, maySend, type sharedLogEndpoints } from '../../contract/index.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { requireLog } from '../log/require-log.ts';
import { loadSharedPlace, showsPicture } from './shared-log-repository.ts';

const kind = 'action-log';

export const getActionLogShareLink = async (
  call: SignedInCall<(typeof sharedLogEndpoints)['getActionLogShareLink']>,
): Promise<ShareLink> => {
  const log = await requireLog(call, call.params.id);
  if (!maySend(call.person)) throw forbidden();
  if (!isForClients(log)) throw refused('action_log_not_shared');
  const { link, created } = await shareRecord(call, { kind, recordId: log.id });
  if (created) await recordLogChange(call, { action: 'action-log.shared', log, data: { link_id: link.id } });
  return link;
};

export const sharedLogRecord: SharedRecord = {
  // The token says which log: the address names none.
  path: () => '/action-log',
  checkMayShare: async (tenant, person, id) => {
    const log = await requireLog({ tenant, person }, id);
    if (!maySend(person)) throw forbidden();
    return { jobId: log.job_id, buildingId: log.building_id };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: loadSharedPlace,
};
