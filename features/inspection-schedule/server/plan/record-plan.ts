import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { PlanRow } from './plan-repository.ts';

type Call = { tenant: Tenant; person: Person; wiring: { events: Events } };

type Told = { action: `planned-inspection.${string}`; before: PlanRow | null; after: PlanRow | null };

/** Into the audit log, and as an event of the same name. */
export const recordPlan = async (
  { tenant, person, wiring }: Call,
  { action, before, after }: Told,
): Promise<void> => {
  const plan = after ?? before;
  if (!plan) return;
  const told = { entity: 'planned-inspection', entityId: plan.id, jobId: plan.job.id };
  await writeAudit(tenant, person, {
    ...told,
    action,
    buildingId: plan.building.id,
    changes: {
      planned_on: [before?.planned_on ?? null, after?.planned_on ?? null],
      inspector: [before?.inspector?.name ?? null, after?.inspector?.name ?? null],
    },
  });
  await wiring.events.publish(tenant, { ...told, name: action, actorUserId: person.userId });
};
