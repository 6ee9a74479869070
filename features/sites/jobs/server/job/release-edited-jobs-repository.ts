import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';

const released = z.object({ id: z.int(), job_number: z.string(), job_name: z.string() });

/** Takes jobs out of an import when they or their buildings were changed since. Undoing the import no longer removes them. */
export const releaseEditedJobs = (
  tenant: Tenant,
  importId: number,
): Promise<{ id: number; job_number: string; job_name: string }[]> =>
  tenant.query({
    name: 'jobs-release-edited',
    text: `update jobs j set import_id = null
      where j.organization_id = $1 and j.import_id = $2 and (j.updated_at <> j.created_at or exists (
        select from job_buildings jb join buildings b on b.organization_id = jb.organization_id and b.id = jb.building_id
        where jb.organization_id = $1 and jb.job_id = j.id and b.updated_at <> b.created_at))
      returning j.id, j.job_number, j.job_name`,
    values: [tenant.organizationId, importId],
    row: released,
  });
