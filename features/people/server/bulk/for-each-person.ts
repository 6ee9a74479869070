import { findMemberships } from '#features/users/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, Problem } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { reasonOf } from '#platform/server/http/reason-of';
import type { PeopleOutcome } from '../../contract/index.ts';

type Call = Pick<SignedInCall<EndpointShape>, 'tenant' | 'say'>;

/** The same step for several people, in one order for everybody, so that two who change the same people wait for each
 * other and do not block. Ids that are unknown refuse the whole call; what one person refuses takes back the step of
 * this person alone. */
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
