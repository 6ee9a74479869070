import { forbidden, notFound, refused, stale } from '#platform/contract/errors';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { type LockCall, lockProject } from '../project/lock-project.ts';
import { ownsCost, takesCosts } from './cost-policy.ts';
import { loadCost, type StoredCost } from './cost-repository.ts';
import { presentCosts } from './present-costs.ts';

/** An entry that the person may change, with its project, which is held; 409 once it is invoiced, and when somebody saved the
 * entry since it was read. */
export const lockCost = async (
  call: LockCall,
  id: number,
  readAt: string | undefined,
): Promise<{ project: StoredProject; entry: StoredCost }> => {
  const { tenant, person } = call;
  const found = await loadCost(tenant, id);
  if (!found) throw notFound();
  const project = await lockProject(call, found.special_project_id);
  const entry = await loadCost(tenant, id);
  if (!entry) throw notFound();
  if (!ownsCost(entry, person)) throw forbidden();
  if (!takesCosts(project.status)) throw refused('project_costs_closed');
  if (readAt !== undefined && readAt !== entry.updated_at) throw stale(await presentCosts(call, project));
  return { project, entry };
};
