import type { Tenant } from '#platform/server/db/tenant';
import { priceSpans } from '../../contract/index.ts';
import { pricedTerms } from '../priced-terms.ts';
import { approvedContracts, contractsWithoutPrices, replacePrices } from './contract-prices-repository.ts';

/** Maximum number of contracts in one transaction. */
const batch = 200;

/** Calculates and stores the prices of these contracts over time. Drafts and archived contracts have none. */
export const savePrices = async (tenant: Tenant, contractIds: readonly number[]): Promise<void> => {
  const rows = await approvedContracts(tenant, contractIds);
  const prices = rows.flatMap((row) =>
    priceSpans(pricedTerms(row), row).map((span) => ({ ...span, contract_id: row.id })),
  );
  await replacePrices(tenant, contractIds, prices);
};

/** Stores the prices of one batch of contracts that were approved before prices were stored at all; returns how many, 0 when
 * none is left. */
export const saveLackingPrices = async (tenant: Tenant): Promise<number> => {
  const ids = await contractsWithoutPrices(tenant, batch);
  if (ids.length > 0) await savePrices(tenant, ids);
  return ids.length;
};
