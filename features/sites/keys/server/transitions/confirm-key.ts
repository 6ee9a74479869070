import { happenedAt } from '#platform/contract/device-clock';
import { forbidden, refused } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { KeyWithHistory, keyEndpoints } from '../../contract/index.ts';
import { updateKeyRow } from '../record/key-repository.ts';
import { keyWithHistory, lockKey } from '../record/present-key.ts';
import { recordKeyChange } from '../record/record-key-change.ts';
import { later } from './apply-transition.ts';
import { acknowledgeCustody } from './custody-repository.ts';

type Call = SignedInCall<(typeof keyEndpoints)['confirmKey']>;

/** Only the holder can confirm a key, and only the present custody. */
export const confirmKey = async (call: Call): Promise<KeyWithHistory> => {
  const { tenant, person, params, body, now } = call;
  if (person.license === 'viewer') throw forbidden('viewer_license');
  const key = await lockKey(call, params.id);
  const { custody } = key;
  if (custody?.id !== body.custody_id) throw refused('key_not_yours');
  if (custody.user.id !== person.userId) throw forbidden();
  if (custody.acknowledged_at !== null) throw refused('key_confirmed');
  checkDeviceTime(body, 'device_at', now);
  const at = later(happenedAt(now.toISOString(), body.device_at ?? null), custody.from_at);
  await acknowledgeCustody(tenant, custody.id, at);
  await updateKeyRow(tenant, key.id, {});
  await recordKeyChange(call, {
    action: 'key.confirmed',
    key: { id: key.id, job_id: key.job.id, building_id: key.building?.id ?? null },
    changes: { received_by: [null, person.userId] },
    deviceAt: body.device_at ?? null,
  });
  return keyWithHistory(call, key.id);
};
