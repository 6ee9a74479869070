import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { maxSupplies, type Supply, type supplyEndpoints } from '../../contract/index.ts';
import { recordSupply } from '../record-supply.ts';
import { requireSite } from '../require-site.ts';
import { requireOpen } from '../supply-policy.ts';
import { isPlaceOfJob } from './closet-repository.ts';
import { countSupplies, insertSupply, loadByClientUuid } from './supply-repository.ts';
import { requireSupply } from './update-supply.ts';

type Call = SignedInCall<(typeof supplyEndpoints)['createSupply']>;

/** A repeat with the same client_uuid returns the existing supply. */
export const createSupply = async (call: Call): Promise<Supply> => {
  const { tenant, params, body } = call;
  const jobId = params.id;
  requireOpen(await requireSite(tenant, jobId));
  if (body.common_area_id !== null && !(await isPlaceOfJob(tenant, jobId, body.common_area_id)))
    throw invalid({ common_area_id: ['closet_not_of_job'] });
  const { client_uuid, ...fields } = body;
  const known = client_uuid && (await loadByClientUuid(tenant, client_uuid));
  if (!known && (await countSupplies(tenant, jobId)) >= maxSupplies)
    throw refused('supplies_too_many', { maximum: maxSupplies });
  const id = known
    ? undefined
    : await insertSupply(tenant, { ...fields, job_id: jobId, ...(client_uuid ? { client_uuid } : {}) });
  if (id === undefined) {
    const earlier = known || (client_uuid && (await loadByClientUuid(tenant, client_uuid))) || undefined;
    if (!earlier || earlier.created_by !== tenant.userId || earlier.job_id !== jobId)
      throw invalid({ client_uuid: ['taken'] });
    return requireSupply(tenant, jobId, earlier.id);
  }
  await recordSupply(call, {
    action: 'supply.created',
    id,
    jobId,
    changes: { par_level: [null, body.par_level], unit: [null, body.unit] },
  });
  return requireSupply(tenant, jobId, id);
};
