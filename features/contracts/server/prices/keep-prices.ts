import type { Tenant } from '#platform/server/db/tenant';
import { priceSpans } from '../../contract/index.ts';
import { pricedTerms } from '../priced-terms.ts';
import { approvedContracts, contractsWithoutPrices, replacePrices } from './contract-prices-repository.ts';

/** Contracts at a time. */
const batch = 200;

/** Calculates anew what these contracts cost from when to when: nothing for drafts and for what was put away. */
export const keepPrices = async (tenant: Tenant, contractIds: readonly number[]): Promise<void> => {
  const rows = await approvedContracts(tenant, contractIds);
  const prices = rows.flatMap((row) =>
    priceSpans(pricedTerms(row), row).map((span) => ({ ...span, contract_id: row.id })),
  );
  await replacePrices(tenant, contractIds, prices);
};

/** Keeps the prices of contracts that were approved before there were any; answers how many, 0 when all have them. */
export const keepLackingPrices = async (tenant: Tenant): Promise<number> => {
  const ids = await contractsWithoutPrices(tenant, batch);
  if (ids.length > 0) await keepPrices(tenant, ids);
  return ids.length;
};
