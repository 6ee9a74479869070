import { notFound, requireValid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { mergeEndpoints } from '../../contract/index.ts';
import { type Client, loadClient } from '../client/client-repository.ts';
import type { ClientParts } from '../parts.ts';
import { planMerge, presentPlan } from './plan-merge.ts';

type Get = SignedInCall<(typeof mergeEndpoints)['getClientMerge']>;

/** Only an active client can be kept, and not the one that goes. */
export const checkInto = (fromId: number, into: Pick<Client, 'id' | 'status'>): void => {
  if (fromId === into.id) requireValid({ into_id: ['merge_same'] });
  if (into.status !== 'active') requireValid({ into_id: ['merge_inactive'] });
};

export const getMerge = (parts: ClientParts) => async (call: Get) => {
  const { tenant, params, query } = call;
  const from = await loadClient(tenant, params.id);
  const into = await loadClient(tenant, query.into_id);
  if (!from || !into) throw notFound();
  checkInto(from.id, into);
  return presentPlan(await planMerge(parts, tenant, { from, into }));
};
