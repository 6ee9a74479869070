import { traceEverywhere } from '#features/accounts/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { SignedInCall } from '#platform/server/http/call';
import type { SecurityNews } from './security-mail.ts';

type Trace = { action: string; note?: string };

type Call = Pick<SignedInCall<EndpointShape>, 'wiring' | 'tenant' | 'person'>;

/** Records a change that a person made to the own login: an audit entry in each of their companies, and a mail. */
export const recordFactorChange = async (call: Call, trace: Trace, news: SecurityNews): Promise<void> => {
  const { wiring, tenant, person } = call;
  await traceEverywhere(call, trace);
  const { organizationId } = tenant;
  await wiring.queue.add(tenant, 'mail', {
    organizationId,
    kind: 'sign-in-changed',
    userId: person.userId,
    news,
  });
};
