import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Database } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { type Person, systemScope } from '#platform/server/http/person';
import { noteVisit } from './support-visit-repository.ts';

/** Answers whether it is the first sight of this session today. */
export const noteSupportVisit = (tenant: Tenant, person: Person): Promise<boolean> =>
  noteVisit(tenant, { ...person, email: person.email ?? person.name });

/** Nobody of support looks at an organization without leaving a trace there, whatever was asked for first. */
export const witnessSupport = async ({ withTenant }: Database, person: Person): Promise<void> => {
  await withTenant(systemScope(person.organizationId), async (tenant) => {
    if (!(await noteSupportVisit(tenant, person))) return;
    const entityId = person.organizationId;
    const note = person.email;
    await writeAudit(tenant, person, { action: 'support.visited', entity: 'organization', entityId, note });
  });
};
