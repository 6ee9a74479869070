import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import type { EndpointShape } from '#platform/contract/endpoint';
import { Problem } from '#platform/contract/errors';
import { attempt } from '../db/attempt.ts';
import type { Tenant } from '../db/tenant.ts';
import type { SignedInCall } from '../http/call.ts';
import { reasonOf } from '../http/reason-of.ts';

type Call = Pick<SignedInCall<EndpointShape>, 'tenant' | 'say'>;

/** Takes the same step for several records, one after the other. If the step is refused for one of them, only the step of
 * that one is rolled back. */
export const forEachRecord = async (
  call: Call,
  records: readonly { id: number; name: string }[],
  step: (tenant: Tenant, id: number) => Promise<unknown>,
): Promise<BulkOutcome> => {
  const outcome: BulkOutcome = { done: [], failed: [] };
  for (const { id, name } of records) {
    try {
      await attempt(call.tenant, (tenant) => step(tenant, id));
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.failed.push({ id, name, reason: reasonOf(call, error) });
    }
  }
  return outcome;
};
