import { happenedAt } from '#platform/contract/device-clock';
import { changesOf } from '#platform/server/audit/changes-of';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { Supply, supplyEndpoints } from '../../contract/index.ts';
import { recordSupply } from '../record-supply.ts';
import { requireSite } from '../require-site.ts';
import { requireActive } from '../supply-policy.ts';
import { saveCount } from './supply-repository.ts';
import { requireSupply } from './update-supply.ts';

type Call = SignedInCall<(typeof supplyEndpoints)['countSupply']>;

/** A count that waited on a device does not replace one that was made after it. */
export const countSupply = async (call: Call): Promise<Supply> => {
  const { tenant, params, body, now } = call;
  const { id: jobId, supplyId } = params;
  requireActive(await requireSite(tenant, jobId));
  const before = await requireSupply(tenant, jobId, supplyId);
  checkDeviceTime(body, 'device_at', now);
  const { on_hand, device_at = null } = body;
  const at = happenedAt(now.toISOString(), device_at);
  if (!(await saveCount(tenant, supplyId, on_hand, at))) return requireSupply(tenant, jobId, supplyId);
  await recordSupply(call, {
    action: 'supply.counted',
    id: supplyId,
    jobId,
    changes: changesOf(before, { on_hand }),
    deviceAt: device_at,
  });
  return requireSupply(tenant, jobId, supplyId);
};
