import { invalid, notFound, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Supply, supplyEndpoints } from '../../contract/index.ts';
import { recordSupply } from '../record-supply.ts';
import { requireSite } from '../require-site.ts';
import { requireOpen } from '../supply-policy.ts';
import { isPlaceOfJob } from './closet-repository.ts';
import { loadSupply, saveSupply } from './supply-repository.ts';

/** A supply of a job that the caller has checked, or 404. */
export const requireSupply = async (tenant: Tenant, jobId: number, id: number): Promise<Supply> => {
  const supply = await loadSupply(tenant, jobId, id);
  if (!supply) throw notFound();
  return supply;
};

type Call = SignedInCall<(typeof supplyEndpoints)['updateSupply']>;

export const updateSupply = async (call: Call): Promise<Supply> => {
  const { tenant, params, body } = call;
  const { id: jobId, supplyId } = params;
  requireOpen(await requireSite(tenant, jobId));
  const before = await requireSupply(tenant, jobId, supplyId);
  const { updated_at: readAt, ...fields } = body;
  if (before.updated_at !== readAt) throw stale(before);
  const place = fields.common_area_id;
  const had = before.closet?.id ?? null;
  if (place !== null && place !== had && !(await isPlaceOfJob(tenant, jobId, place)))
    throw invalid({ common_area_id: ['closet_not_of_job'] });
  if (!(await saveSupply(tenant, supplyId, readAt, fields)))
    throw stale(await requireSupply(tenant, jobId, supplyId));
  const changes = changesOf({ ...before, common_area_id: had }, fields);
  await recordSupply(call, { action: 'supply.updated', id: supplyId, jobId, changes });
  return requireSupply(tenant, jobId, supplyId);
};
