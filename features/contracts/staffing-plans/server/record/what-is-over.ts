import { contractsInForce } from '#features/contracts/contracts/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { PlanRecord } from '../../contract/index.ts';
import type { PlanRow } from '../plan-row.ts';
import type { PlanContext } from './plan-context.ts';

/** What a plan depends on and has ended by the given day: its job, its service, or its contract or budget. Null if none has. */
export const whatIsOver = async (
  tenant: Tenant,
  { job, service, parent }: PlanContext,
  { parent_type: what, status }: Pick<PlanRow, 'parent_type' | 'status'>,
  today: string,
): Promise<PlanRecord['over']> => {
  if (status === 'archived') return null;
  const inactive = { on: null, followed_by: null };
  if (job.status === 'inactive') return { what: 'job', name: job.number, ...inactive };
  if (service.status === 'inactive') return { what: 'service', name: service.name, ...inactive };
  const { name, last_day: on, archived } = parent;
  if (!archived && (on === null || on >= today)) return null;
  if (what === 'budget') return { what, name, on, followed_by: null };
  const inForce = await contractsInForce(tenant, { jobId: job.id, serviceId: service.id });
  return { what, name, on, followed_by: inForce(today)?.number ?? null };
};
