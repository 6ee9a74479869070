import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { insertPlan, type NewPlan, savePlan } from './save-plan-repository.ts';
import { addPeople } from './schedule/plan-people-repository.ts';

/** Creates an active plan for the system. `people` holds user ids for each line. The service must not have an active plan of
 * this type. */
export const createActivePlan = async (
  tenant: Tenant,
  plan: NewPlan,
  people: readonly (readonly number[])[],
  now: Date,
): Promise<number> => {
  const { id, lineIds } = await insertPlan(tenant, plan, null);
  await savePlan(tenant, id, { status: 'active', activated_at: now.toISOString() });
  for (const [at, lineId] of lineIds.entries()) await addPeople(tenant, lineId, people[at] ?? []);
  await writeAudit(tenant, null, {
    action: 'staffing-plan.activated',
    entity: 'staffing-plan',
    entityId: id,
    to: 'active',
  });
  return id;
};
