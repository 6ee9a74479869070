import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { type Person, systemScope } from '#platform/server/http/person';
import { noteVisit } from './support-visit-repository.ts';

/** Returns whether this is the first visit of the session today. */
export const recordSupportVisit = (tenant: Tenant, person: Person): Promise<boolean> =>
  noteVisit(tenant, { ...person, email: person.email ?? person.name });

/** Writes every visit of support into the audit log of the organization, whichever call comes first. */
export const logSupportVisit = async ({ withTenant }: Database, person: Person): Promise<void> => {
  await withTenant(systemScope(person.organizationId), async (tenant) => {
    if (!(await recordSupportVisit(tenant, person))) return;
    const entityId = person.organizationId;
    const note = person.email;
    await writeAudit(tenant, person, { action: 'support.visited', entity: 'organization', entityId, note });
  });
};
