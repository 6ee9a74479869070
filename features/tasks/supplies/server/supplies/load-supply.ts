import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Supply } from '../../contract/index.ts';
import { findSupply } from './supply-repository.ts';

/** A supply of a job that the caller has checked, or 404. */
export const loadSupply = async (tenant: Tenant, jobId: number, id: number): Promise<Supply> => {
  const supply = await findSupply(tenant, jobId, id);
  if (!supply) throw notFound();
  return supply;
};
