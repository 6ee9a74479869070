import type { SignedInCall } from '#platform/server/http/call';
import type { supplyEndpoints } from '../../contract/index.ts';
import { requireSite } from '../require-site.ts';
import { mayCount, mayEdit, mayRequest } from '../supply-policy.ts';
import { closetsOfJob } from './closet-repository.ts';
import { supplyNames } from './copy-repository.ts';
import { suppliesOfJob } from './supply-repository.ts';

export const listSupplyNames = ({
  tenant,
  query,
}: SignedInCall<(typeof supplyEndpoints)['listSupplyNames']>) => supplyNames(tenant, query.q);

export const listJobSupplies = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof supplyEndpoints)['listJobSupplies']>) => {
  const site = await requireSite(tenant, params.id);
  const [supplies, closets] = await Promise.all([
    suppliesOfJob(tenant, params.id),
    closetsOfJob(tenant, params.id),
  ]);
  return {
    supplies,
    closets,
    buildings: site.buildings.map(({ id, name }) => ({ id, name })),
    can: { edit: mayEdit(person, site), count: mayCount(person, site), request: mayRequest(person, site) },
  };
};
