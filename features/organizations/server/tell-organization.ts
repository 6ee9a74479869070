import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

export type Teller = { tenant: Tenant; person: Person; wiring: { events: Events } };

/** Leaves the trace of a change, and tells every open page of the organization, whose frame shows name, logo and colours. */
export const tellOrganization = async (
  { tenant, person, wiring }: Teller,
  action: 'organization.updated' | 'organization.logo-changed',
  changes: Record<string, [unknown, unknown]>,
): Promise<void> => {
  const entityId = tenant.organizationId;
  await writeAudit(tenant, person, { action, entity: 'organization', entityId, changes });
  await wiring.events.publish(tenant, {
    name: action,
    entity: 'organization',
    entityId,
    jobId: null,
    actorUserId: person.userId,
  });
};
