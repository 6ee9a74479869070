import type { SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import type { supplyRequestEndpoints } from '../../contract/index.ts';
import { requireSite } from '../require-site.ts';
import { presentRequest } from './present-request.ts';
import { requestsOfJob } from './request-repository.ts';

export const listSupplyRequests = async ({
  tenant,
  person,
  params,
  query,
}: SignedInCall<(typeof supplyRequestEndpoints)['listSupplyRequests']>) => {
  const site = await requireSite(tenant, params.id);
  return presentPage(await requestsOfJob(tenant, params.id, query), (request) =>
    presentRequest(request, person, site),
  );
};
