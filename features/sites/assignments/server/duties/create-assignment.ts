import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { insertAssignment, type NewAssignment } from './assignment-repository.ts';

/** Creates a role at job sites to which people can be assigned. `person` is null when the system creates it. */
export const createAssignment = async (
  tenant: Tenant,
  person: Person | null,
  input: NewAssignment,
): Promise<number> => {
  const id = await insertAssignment(tenant, input, person?.userId ?? null);
  await writeAudit(tenant, person, {
    action: 'job-site-assignment.created',
    entity: 'job_site_assignment',
    entityId: id,
  });
  return id;
};
