import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid, Problem } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { peopleEndpoints } from '../../contract/index.ts';
import { type Found, lockPerson } from '../person/find-person.ts';
import { inviteAgain } from './invite-person.ts';

type Endpoint = (typeof peopleEndpoints)['invitePeople'];

/** Locks people in the order of their ids, so that two calls for the same people cannot deadlock. */
const lockAll = async ({ tenant, body }: SignedInCall<Endpoint>): Promise<Found[]> => {
  const found: Found[] = [];
  for (const id of body.ids.toSorted((a, b) => a - b)) {
    found.push(
      await lockPerson(tenant, id).catch((error) => {
        throw error instanceof Problem ? invalid({ ids: ['invalid_ids'] }) : error;
      }),
    );
  }
  return found;
};

/** Unknown ids refuse the whole call. People who cannot be invited, such as those who have joined in the meantime, are
 * answered with the reason; the others are invited. */
export const invitePeople = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const result: AnswerOf<Endpoint> = { done: [], failed: [] };
  for (const found of await lockAll(call)) {
    const { user_id: id, name } = found.row;
    try {
      await inviteAgain(call, found);
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      result.failed.push({ id, name: name ?? '', reason: call.say(error.said) });
    }
  }
  return result;
};
