import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';

export type OrganizationCall = { tenant: Tenant; person: Person; wiring: { events: Events } };

type OrganizationChange =
  | 'organization.updated'
  | 'organization.logo-changed'
  | 'organization.chart-changed'
  | 'organization.holiday-added'
  | 'organization.holiday-removed';

/** Writes the audit log and publishes an event to every open page of the organization, because all pages show its name,
 * logo and colours. */
export const recordOrganizationChange = async (
  { tenant, person, wiring }: OrganizationCall,
  action: OrganizationChange,
  changes: Record<string, [unknown, unknown]>,
  data: Record<string, unknown> = {},
): Promise<void> => {
  const entityId = tenant.organizationId;
  await writeAudit(tenant, person, { action, entity: 'organization', entityId, changes });
  await wiring.events.publish(tenant, {
    name: action,
    entity: 'organization',
    entityId,
    jobId: null,
    actorUserId: person.userId,
    data,
  });
};
