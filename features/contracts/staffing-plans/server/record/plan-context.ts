import { requireService, type Service } from '#features/contracts/contracts/server';
import type { FoundJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { ParentType } from '../../contract/index.ts';
import { loadPlanParent, type PlanParent, type PlanParents } from '../plan-parents.ts';

export type ParentParams = { id: number; serviceId: number; parentType: ParentType; parentId: number };

export type PlanContext = {
  job: FoundJob;
  service: Service;
  parent: PlanParent;
};

/** The service in an address, and its contract or budget. */
export const requirePlanContext = async (
  tenant: Tenant,
  parents: PlanParents,
  { id, serviceId, parentType, parentId }: ParentParams,
): Promise<PlanContext> => {
  const { job, service } = await requireService(tenant, { id, serviceId });
  const parent = await loadPlanParent(parents, tenant, { type: parentType, id: parentId });
  if (parent?.job_service_id !== service.id) throw notFound();
  return { job, service, parent };
};
