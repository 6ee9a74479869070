import { happenedAt } from '#platform/contract/device-clock';
import { notFound, refused } from '#platform/contract/errors';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { SupplyRequest, supplyRequestEndpoints } from '../../contract/index.ts';
import { recordSupply } from '../record-supply.ts';
import { requireSite } from '../require-site.ts';
import { requireActive } from '../supply-policy.ts';
import { presentRequest } from './present-request.ts';
import { fillShelf, loadRequest, markStocked } from './request-repository.ts';

type Call = SignedInCall<(typeof supplyRequestEndpoints)['stockSupplyRequest']>;

/** Records that the delivered supplies are on the shelf. A supply that was counted later keeps that count. */
export const stockSupplyRequest = async (call: Call): Promise<SupplyRequest> => {
  const { tenant, person, params, body, now } = call;
  const { id: jobId, requestId } = params;
  const site = await requireSite(tenant, jobId);
  const before = await loadRequest(tenant, jobId, requestId);
  if (!before) throw notFound();
  requireActive(site);
  checkDeviceTime(body, 'device_at', now);
  if (before.status !== 'delivered') throw refused('supply_request_not_delivered');
  const deviceAt = body.device_at ?? null;
  const at = happenedAt(now.toISOString(), deviceAt);
  if (!(await markStocked(tenant, requestId, at))) throw refused('supply_request_stocked');
  for (const { id, before: had, on_hand } of await fillShelf(tenant, requestId, at)) {
    const changes = { on_hand: [had, on_hand] as [unknown, unknown] };
    await recordSupply(call, { action: 'supply.counted', id, jobId, changes, deviceAt });
  }
  await recordSupply(call, { action: 'supply-request.stocked', id: requestId, jobId, deviceAt });
  const after = await loadRequest(tenant, jobId, requestId);
  if (!after) throw notFound();
  return presentRequest(after, person, site);
};
