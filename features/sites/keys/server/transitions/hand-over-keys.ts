import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid, shownMessage } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { type keyEndpoints, keyTransitions } from '../../contract/index.ts';
import { publishReceivedKeys } from '../notices/publish-received-keys.ts';
import { loadKeys } from '../record/key-repository.ts';
import { applyTransition } from './apply-transition.ts';
import { checkTransition, type TransitionInput } from './check-transition.ts';

type Endpoint = (typeof keyEndpoints)['handOverKeys'];

/** Ids out of scope or a wrong receiver refuse the whole call. A key that cannot be handed over is answered with its reason,
 * and the others are handed over. */
export const handOverKeys = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const { tenant, person, body, say, now } = call;
  const { ids, user_id, due_on } = body;
  const input: TransitionInput = {
    transition: 'hand_over',
    user_id,
    due_on,
    since: null,
    lost_on: null,
    note: '',
  };
  await checkTransition(call, input, null);
  const keys = await loadKeys(tenant, ids, { today: dateAt(now, person.timeZone), locked: true });
  if (keys.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  const result: AnswerOf<Endpoint> = { done: [], failed: [] };
  for (const key of keys) {
    const refusal = keyTransitions.refusalOf(input.transition, key, person);
    if (refusal) {
      result.failed.push({ id: key.id, label: key.label, reason: say(shownMessage(refusal.message)) });
      continue;
    }
    await applyTransition(call, key, input);
    result.done.push(key.id);
  }
  await publishReceivedKeys(call, user_id, result.done);
  return result;
};
