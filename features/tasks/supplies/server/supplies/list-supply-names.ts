import type { SignedInCall } from '#platform/server/http/call';
import type { supplyEndpoints } from '../../contract/index.ts';
import { supplyNames } from './copy-repository.ts';

export const listSupplyNames = ({
  tenant,
  query,
}: SignedInCall<(typeof supplyEndpoints)['listSupplyNames']>) => supplyNames(tenant, query.q);
