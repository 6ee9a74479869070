import { loadMemberships } from '#features/accounts/access/server';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { forEachRecord } from '#platform/server/records/for-each-record';

type Call = Pick<SignedInCall<EndpointShape>, 'tenant' | 'say'>;

/** Takes the same step for several people, in the same order in every call, so that two calls for the same people cannot
 * deadlock. Unknown ids refuse the whole call. */
export const forEachPerson = async (
  call: Call,
  ids: readonly number[],
  step: (tenant: Tenant, id: number) => Promise<void>,
): Promise<BulkOutcome> => {
  const people = await loadMemberships(call.tenant, ids);
  if (people.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  const named = people.map(({ user_id: id, name }) => ({ id, name: name ?? '' }));
  return forEachRecord(call, named, step);
};
