import { happenedAt } from '#platform/contract/device-clock';
import { checkDeviceTime } from '#platform/server/clock/device-clock';
import type { SignedInCall } from '#platform/server/http/call';
import type { SupplyRequest, supplyRequestEndpoints } from '../../contract/index.ts';
import { requireSite } from '../require-site.ts';
import { presentRequest } from './present-request.ts';
import { requestSupplies } from './request-supplies.ts';

type Call = SignedInCall<(typeof supplyRequestEndpoints)['createSupplyRequest']>;

export const createSupplyRequest = async (call: Call): Promise<SupplyRequest> => {
  const { tenant, person, params, body, now } = call;
  const site = await requireSite(tenant, params.id);
  checkDeviceTime(body, 'device_created_at', now);
  const deviceAt = body.device_created_at ?? null;
  const request = await requestSupplies(call, {
    jobId: params.id,
    buildingId: body.building_id,
    lines: body.lines,
    note: body.note,
    clientUuid: body.client_uuid,
    enteredAt: happenedAt(now.toISOString(), deviceAt),
    deviceAt,
  });
  return presentRequest(request, person, site);
};
