import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Round, roundEndpoints } from '../../contract/index.ts';
import { recordRoundChange } from './record-round-change.ts';
import { roundsInScope, saveRound } from './round-repository.ts';

export const requireRound = async (tenant: Tenant, id: number): Promise<Round> => {
  const [found] = await roundsInScope(tenant, { id });
  if (!found) throw notFound();
  return found;
};

type Call = SignedInCall<(typeof roundEndpoints)['deleteRound']>;

export const deleteRound = async (call: Call): Promise<{ id: number }> => {
  const { tenant, params, now } = call;
  const found = await requireRound(tenant, params.id);
  await saveRound(tenant, found.id, null, { deleted_at: now.toISOString() });
  await recordRoundChange(call, 'action-log-round.deleted', found, { name: [found.name, null] });
  return { id: found.id };
};
