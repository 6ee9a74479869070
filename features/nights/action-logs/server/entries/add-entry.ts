import { attachFiles, type StoredFile, storeFiles } from '#features/accounts/files/server';
import { happenedAt } from '#platform/contract/device-clock';
import { invalid } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { type entryEndpoints, maxLogEntries } from '../../contract/index.ts';
import { lockLog, type StoredLog } from '../log/log-repository.ts';
import { ownLog } from '../log/own-log.ts';
import { presentLog } from '../log/present-log.ts';
import { requireEditableLog } from '../log/require-log.ts';
import { checkEntry } from './check-entry.ts';
import { countEntries, insertEntry, loadEntry } from './entry-repository.ts';
import { recordEntryChange } from './record-entry-change.ts';

type Endpoint = (typeof entryEndpoints)['addActionLogEntry'];

type Call = SignedInCall<Endpoint>;

/** The log that is named; else the own one of the day at the site: a phone without a connection cannot know whether
 * another device has begun it. */
const logOf = async (call: Call): Promise<StoredLog> => {
  const { tenant, person, body, now } = call;
  const { report_id: ref, job_id: jobId, building_id: buildingId } = body;
  const named = ref === undefined ? undefined : await lockLog(tenant, person, ref);
  if (named) return requireEditableLog(call, named.id);
  if (jobId === undefined || buildingId === undefined) {
    if (ref !== undefined) return requireEditableLog(call, ref);
    throw invalid({
      ...(jobId === undefined ? { job_id: ['required'] } : {}),
      ...(buildingId === undefined ? { building_id: ['required'] } : {}),
    });
  }
  const id = await ownLog(call, {
    jobId,
    buildingId,
    logDate: body.log_date,
    clientUuid: typeof ref === 'string' ? ref : undefined,
    deviceAt: happenedAt(now.toISOString(), body.started_at),
  });
  return requireEditableLog(call, id);
};

const fieldsOf = ({ body }: Call) => {
  const { action_type, common_area_id, floor_id, description, started_at, ended_at, running } = body;
  const { requested_by, requested_at, visibility } = body;
  return {
    action_type,
    common_area_id,
    floor_id,
    description,
    started_at,
    ended_at,
    running,
    requested_by,
    requested_at,
    visibility,
  };
};

/** A repeat with the same client_uuid answers the log that has it. */
export const addActionLogEntry = preparedHandler<Endpoint, readonly StoredFile[]>({
  prepare: ({ files, wiring, person }) => storeFiles(wiring, person.organizationId, files),
  run: async (call, photos) => {
    const { tenant, body, now } = call;
    checkDeviceTime(body, 'device_at', now);
    const log = await logOf(call);
    const earlier = body.client_uuid ? await loadEntry(tenant, body.client_uuid) : undefined;
    if (earlier) {
      if (earlier.log_id !== log.id) throw invalid({ client_uuid: ['taken'] });
      for (const photo of photos) tenant.afterCommit(() => void photo.discard());
      return presentLog(call, log.id);
    }
    const fields = fieldsOf(call);
    await checkEntry(call, log, fields);
    if ((await countEntries(tenant, log.id)) >= maxLogEntries)
      throw invalid({
        entries: [{ code: 'action_log_entries_too_many', values: { maximum: maxLogEntries } }],
      });
    const id = await insertEntry(tenant, {
      ...fields,
      ...(body.client_uuid ? { client_uuid: body.client_uuid } : {}),
      log_id: log.id,
      device_at: body.device_at ?? null,
      received_at: now.toISOString(),
    });
    if (id === undefined) throw invalid({ client_uuid: ['taken'] });
    await attachFiles(tenant, photos, {
      ownerEntity: 'action-log-entry',
      ownerId: id,
      visibility: body.visibility,
      details: body,
    });
    await recordEntryChange(call, log, {
      action: 'action-log.entry-added',
      entryId: id,
      changes: { entry: [null, body.action_type] },
      deviceAt: body.device_at,
    });
    return presentLog(call, log.id);
  },
});
