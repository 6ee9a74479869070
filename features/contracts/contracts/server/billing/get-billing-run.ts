import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { BillingRun, billingEndpoints } from '../../contract/index.ts';
import { computeRun } from './compute-run.ts';
import { presentRun } from './present-run.ts';

type Call = SignedInCall<(typeof billingEndpoints)['getBillingRun']>;

export const getBillingRun = async ({ tenant, person, query, now }: Call): Promise<BillingRun> => {
  const today = dateAt(now, person.timeZone);
  const month = query.month ?? today.slice(0, 7);
  return presentRun(await computeRun(tenant, month, today), tenant, person, now);
};
