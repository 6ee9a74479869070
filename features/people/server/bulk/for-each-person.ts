import { findMemberships } from '#features/users/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, Problem } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { reasonOf } from '#platform/server/http/reason-of';
import type { PeopleOutcome } from '../../contract/index.ts';

type Call = Pick<SignedInCall<EndpointShape>, 'tenant' | 'say'>;

/** Takes the same step for several people, in the same order in every call, so that two calls for the same people cannot
 * deadlock. Unknown ids refuse the whole call. If the step is refused for one person, only the step of that person is rolled
 * back. */
export const forEachPerson = async (
  call: Call,
  ids: readonly number[],
  step: (tenant: Tenant, id: number) => Promise<void>,
): Promise<PeopleOutcome> => {
  const people = await findMemberships(call.tenant, ids);
  if (people.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  const outcome: PeopleOutcome = { done: [], failed: [] };
  for (const { user_id: id, name } of people) {
    try {
      await attempt(call.tenant, (tenant) => step(tenant, id));
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.failed.push({ id, name: name ?? '', reason: reasonOf(call, error) });
    }
  }
  return outcome;
};
