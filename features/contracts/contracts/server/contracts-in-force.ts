import type { Tenant } from '#platform/server/db/tenant';
import { type PricedTerms, priceOn, statusOn } from '../contract/index.ts';
import type { Price } from '../contract/price-shape.ts';
import { contractsOfJob } from './contract-repository.ts';
import { pricedTerms } from './priced-terms.ts';

export type ContractInForce = { id: number; number: string; terms: PricedTerms; price: Price };

/** Returns a function from a date to the contract of the service in force on it, with its price. The caller must check that
 * the job may be seen. */
export const contractsInForce = async (
  tenant: Tenant,
  { jobId, serviceId }: { jobId: number; serviceId: number },
): Promise<(date: string) => ContractInForce | null> => {
  const rows = (await contractsOfJob(tenant, jobId)).filter((row) => row.job_service_id === serviceId);
  return (date) => {
    const row = rows.find((one) => statusOn(one, date) === 'active');
    if (!row) return null;
    const terms = pricedTerms(row);
    return { id: row.id, number: row.number, terms, price: priceOn(terms, date) };
  };
};
