import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { OwedDay } from './list/missing-by-id-repository.ts';

type Entry = {
  action: `missing-work.${string}`;
  note?: string;
  changes?: Record<string, [string | null, string]>;
};

/** Writes into the audit log of the site. */
export const recordMissing = (
  { tenant, person }: { tenant: Tenant; person: Person },
  { id, job, building }: OwedDay,
  entry: Entry,
): Promise<void> =>
  writeAudit(tenant, person, {
    ...entry,
    entity: 'missing-work',
    entityId: id,
    jobId: job.id,
    buildingId: building.id,
  });
