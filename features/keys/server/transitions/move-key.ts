import { stale } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { KeyWithHistory, keyEndpoints } from '../../contract/index.ts';
import { publishReceivedKeys } from '../notices/publish-received-keys.ts';
import { keyLeft, keyWithHistory, lockKey } from '../record/present-key.ts';
import { allowTransition, applyTransition } from './apply-transition.ts';
import { checkTransition, type Move } from './check-transition.ts';

type Call = SignedInCall<(typeof keyEndpoints)['moveKey']>;

/** Empties the fields that the move does not use, so that they are neither checked nor saved. */
const usedOf = ({ transition, user_id, due_on, since, lost_on, note }: Move): Move => {
  const gives = transition === 'hand_over' || transition === 'transfer';
  return {
    transition,
    user_id: gives ? user_id : null,
    due_on: gives ? due_on : null,
    since: transition === 'hand_over' ? since : null,
    lost_on: transition === 'report_lost' ? lost_on : null,
    note,
  };
};

export const moveKey = async (call: Call): Promise<KeyWithHistory> => {
  const { body, params, person, now } = call;
  const move = usedOf(body);
  const key = await lockKey(call, params.id);
  allowTransition(move, key, person);
  if (body.updated_at && body.updated_at !== key.updated_at) throw stale(await keyWithHistory(call, key.id));
  checkDeviceTime(body, 'device_at', now);
  await checkTransition(call, move, key);
  await applyTransition(call, key, move, body.device_at ?? null);
  if (move.user_id !== null) await publishReceivedKeys(call, move.user_id, [key.id]);
  return keyLeft(call, key);
};
