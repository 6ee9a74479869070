import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Round } from '../../contract/index.ts';
import { roundsInScope } from './round-repository.ts';

export const findRound = async (tenant: Tenant, id: number): Promise<Round> => {
  const [found] = await roundsInScope(tenant, { id });
  if (!found) throw notFound();
  return found;
};
