import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { insertJobService, type NewJobService } from './job-repository.ts';

/** Adds a service to a job in the caller's scope. `person` is null when the system creates it. */
export const createJobService = async (
  tenant: Tenant,
  person: Person | null,
  jobId: number,
  input: NewJobService,
): Promise<number> => {
  const id = await insertJobService(tenant, jobId, input, person?.userId ?? null);
  await writeAudit(tenant, person, {
    action: 'job-service.created',
    entity: 'job_service',
    entityId: id,
    jobId,
    to: input.status ?? 'active',
  });
  return id;
};
