import { loadJob } from '#features/sites/jobs/server';
import { type MessageRef, notFound, refused, requireValid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { KeyWithHistory, keyEndpoints } from '../../contract/index.ts';
import { labelTaken } from './create-keys.ts';
import { takenLabels, updateKeyRow } from './key-repository.ts';
import { keyWithHistory, lockKey } from './present-key.ts';
import { recordKeyChange } from './record-key-change.ts';

type Call = SignedInCall<(typeof keyEndpoints)['updateKey']>;

export const updateKey = async (call: Call): Promise<KeyWithHistory> => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const key = await lockKey(call, params.id);
  const job = await loadJob(tenant, key.job.id);
  if (!job) throw notFound();
  if (key.updated_at !== readAt) throw stale(await keyWithHistory(call, key.id));
  if (key.status === 'retired') throw refused('key_retired');
  const { kind, label, building_id } = fields;
  const others = await takenLabels(tenant, { jobId: job.id, kind, labels: [label], exceptId: key.id });
  // The saved building may stay, even if it no longer belongs to the job.
  const isOther =
    building_id !== null &&
    building_id !== key.building?.id &&
    !job.buildings.some(({ id }) => id === building_id);
  const errors: Record<string, (string | MessageRef)[]> = {
    ...(others.length > 0 ? { label: [labelTaken(others)] } : {}),
    ...(isOther ? { building_id: ['key_other_building'] } : {}),
  };
  requireValid(errors);
  const changes = changesOf({ ...key, building_id: key.building?.id ?? null }, fields);
  if (Object.keys(changes).length > 0) {
    await updateKeyRow(tenant, key.id, fields);
    await recordKeyChange(call, {
      action: 'key.updated',
      key: { id: key.id, job_id: job.id, building_id },
      changes,
    });
  }
  return keyWithHistory(call, key.id);
};
