import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { maxSupplies, type supplyEndpoints } from '../../contract/index.ts';
import { recordSupply } from '../record-supply.ts';
import { requireSite } from '../require-site.ts';
import { requireOpen } from '../supply-policy.ts';
import { copySuppliesOf } from './copy-repository.ts';
import { countSupplies } from './supply-repository.ts';

type Call = SignedInCall<(typeof supplyEndpoints)['copySupplies']>;

/** Both sites must be in the person's scope. A second click adds nothing, because supplies that exist stay as they are. */
export const copySupplies = async (call: Call): Promise<{ added: number }> => {
  const { tenant, params, body } = call;
  const jobId = params.id;
  requireOpen(await requireSite(tenant, jobId));
  if (body.from_job_id === jobId) throw invalid({ from_job_id: ['supplies_of_same_site'] });
  const from = await requireSite(tenant, body.from_job_id);
  const room = maxSupplies - (await countSupplies(tenant, jobId));
  const ids = room > 0 ? await copySuppliesOf(tenant, from.id, jobId, room) : [];
  for (const id of ids)
    await recordSupply(call, { action: 'supply.copied', id, jobId, note: `${from.number} ${from.name}` });
  return { added: ids.length };
};
