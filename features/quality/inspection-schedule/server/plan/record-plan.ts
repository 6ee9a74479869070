import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { PlanRow } from './plan-repository.ts';

type Call = { tenant: Tenant; person: Person; wiring: { events: Events } };

type PlanChange = {
  action: `planned-inspection.${string}`;
  before: PlanRow | null;
  after: PlanRow | null;
  note?: string;
};

const siteOf = ({ job, building }: PlanRow): string =>
  [`${job.job_number} ${job.job_name}`, building.name]
    .filter((name, at) => at === 0 || name !== job.job_name)
    .join(', ');

/** The changed fields by their names, each with its value before and after. */
const changed = (
  before: PlanRow | null,
  after: PlanRow | null,
  read: (plan: PlanRow) => string | null,
  name: string,
): Record<string, [string | null, string | null]> => {
  const [old, now] = [before && read(before), after && read(after)];
  return old === now ? {} : { [name]: [old, now] };
};

/** Writes a change of a plan into the audit log, and publishes it as an event of the same name. */
export const recordPlan = async (
  { tenant, person, wiring }: Call,
  { action, before, after, note }: PlanChange,
): Promise<void> => {
  const plan = after ?? before;
  if (!plan) return;
  const about = { entity: 'planned-inspection', entityId: plan.id, jobId: plan.job.id };
  await writeAudit(tenant, person, {
    ...about,
    action,
    buildingId: plan.building.id,
    ...(note ? { note } : {}),
    changes: {
      ...changed(before, after, siteOf, 'site'),
      ...changed(before, after, (one) => one.planned_on, 'planned_on'),
      ...changed(before, after, (one) => one.inspector?.name ?? null, 'inspector'),
    },
  });
  await wiring.events.publish(tenant, { ...about, name: action, actorUserId: person.userId });
};
