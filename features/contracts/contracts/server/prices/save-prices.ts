import { anyOf } from '#platform/server/db/any-of';
import { idRow } from '#platform/server/db/id-row';
import type { Tenant } from '#platform/server/db/tenant';
import { type PriceSpan, priceSpans } from '../../contract/index.ts';
import { type ContractRow, contractRow, contractSql } from '../contract-repository.ts';
import { pricedTerms } from '../priced-terms.ts';

/** Those of these contracts that were approved and are not archived. */
const approvedContracts = (tenant: Tenant, ids: readonly number[]): Promise<ContractRow[]> =>
  tenant.query({
    name: 'contracts-approved',
    text: `${contractSql} and c.id = any($2::int[]) and c.status in ('approved', 'terminated')`,
    values: [tenant.organizationId, ids],
    row: contractRow,
  });

/** Ids of approved contracts without stored prices. */
const contractsWithoutPrices = async (tenant: Tenant, max: number): Promise<number[]> => {
  const rows = await tenant.query({
    name: 'contracts-without-prices',
    text: `select c.id from contracts c
      join job_services s on s.organization_id = $1 and s.id = c.job_service_id and s.deleted_at is null
      where c.organization_id = $1 and c.status in ('approved', 'terminated') and c.deleted_at is null
        and not exists (select from contract_prices p where p.organization_id = $1 and p.contract_id = c.id)
      order by c.id limit $2`,
    values: [tenant.organizationId, max],
    row: idRow,
  });
  return rows.map(({ id }) => id);
};

type Priced = PriceSpan & { contract_id: number };

/** Replaces all stored prices of these contracts. */
const replacePrices = async (
  tenant: Tenant,
  contractIds: readonly number[],
  prices: readonly Priced[],
): Promise<void> => {
  await tenant.db
    .deleteFrom('contract_prices')
    .where('organization_id', '=', tenant.organizationId)
    .where('contract_id', '=', anyOf(contractIds))
    .execute();
  if (prices.length === 0) return;
  await tenant.db
    .insertInto('contract_prices')
    .values(
      prices.map(({ from, to, ...price }) => ({
        ...price,
        organization_id: tenant.organizationId,
        from_date: from,
        to_date: to,
      })),
    )
    .execute();
};

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
