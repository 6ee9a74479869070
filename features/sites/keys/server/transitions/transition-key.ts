import { stale } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import { handsOut, type KeyWithHistory, type keyEndpoints } from '../../contract/index.ts';
import { publishReceivedKeys } from '../notices/publish-received-keys.ts';
import { keyLeft, keyWithHistory, lockKey } from '../record/present-key.ts';
import { applyTransition, requireAllowed } from './apply-transition.ts';
import { checkTransition, type TransitionInput } from './check-transition.ts';

type Call = SignedInCall<(typeof keyEndpoints)['transitionKey']>;

/** Empties the fields that the transition does not use, so that they are neither checked nor saved. */
const usedOf = ({ transition, user_id, due_on, since, lost_on, note }: TransitionInput): TransitionInput => {
  const gives = handsOut(transition);
  return {
    transition,
    user_id: gives ? user_id : null,
    due_on: gives ? due_on : null,
    since: transition === 'hand_over' ? since : null,
    lost_on: transition === 'report_lost' ? lost_on : null,
    note,
  };
};

export const transitionKey = async (call: Call): Promise<KeyWithHistory> => {
  const { body, params, person, now } = call;
  const input = usedOf(body);
  const key = await lockKey(call, params.id);
  requireAllowed(input.transition, key, person);
  if (body.updated_at && body.updated_at !== key.updated_at) throw stale(await keyWithHistory(call, key.id));
  checkDeviceTime(body, 'device_at', now);
  await checkTransition(call, input, key);
  await applyTransition(call, key, input, body.device_at ?? null);
  if (input.user_id !== null) await publishReceivedKeys(call, input.user_id, [key.id]);
  return keyLeft(call, key);
};
