import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Database } from '#platform/server/db/database';
import { type Person, systemScope } from '#platform/server/http/person';
import { noteVisit } from './support-visit-repository.ts';

/** Nobody of support looks at an organization without leaving a trace there, whatever was asked for first. */
export const witnessSupport = async ({ withTenant }: Database, person: Person): Promise<void> => {
  await withTenant(systemScope(person.organizationId), async (tenant) => {
    if (!(await noteVisit(tenant, { ...person, email: person.email ?? person.name }))) return;
    const entityId = person.organizationId;
    const note = person.email;
    await writeAudit(tenant, person, { action: 'support.visited', entity: 'organization', entityId, note });
  });
};
