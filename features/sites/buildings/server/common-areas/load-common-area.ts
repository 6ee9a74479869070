import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import { findCommonArea } from './common-area-repository.ts';

/** 404 when its building is out of sight. */
export const loadCommonArea = async (tenant: Tenant, id: number) => {
  const area = await findCommonArea(tenant, id);
  if (!area) throw notFound();
  return area;
};
