import type { SignedInCall } from '#platform/server/http/call';
import type { supplyListEndpoints } from '../../contract/index.ts';
import { listSupplyRows } from './supply-list-repository.ts';

export const listSupplies = ({ tenant, query }: SignedInCall<(typeof supplyListEndpoints)['listSupplies']>) =>
  listSupplyRows(tenant, query);
