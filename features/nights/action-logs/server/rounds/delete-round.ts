import type { SignedInCall } from '#platform/server/http/call';
import type { roundEndpoints } from '../../contract/index.ts';
import { findRound } from './find-round.ts';
import { recordRoundChange } from './record-round-change.ts';
import { saveRound } from './round-repository.ts';

type Call = SignedInCall<(typeof roundEndpoints)['deleteRound']>;

export const deleteRound = async (call: Call): Promise<{ id: number }> => {
  const { tenant, params, now } = call;
  const found = await findRound(tenant, params.id);
  await saveRound(tenant, found.id, null, { deleted_at: now.toISOString() });
  await recordRoundChange(call, 'action-log-round.deleted', found, { name: [found.name, null] });
  return { id: found.id };
};
