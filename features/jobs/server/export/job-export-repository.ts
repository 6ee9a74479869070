import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { jobStatuses } from '../../contract/index.ts';

const row = z.object({
  job_number: z.string(),
  job_name: z.string(),
  client: z.string(),
  status: z.enum(jobStatuses),
  /** The address of its first building by name. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  buildings: z.int(),
});

export type ExportedJob = z.infer<typeof row>;

/** Rows for a file, in the order of the ids. Jobs that were deleted meanwhile are left out. */
export const jobsForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedJob[]> =>
  tenant.query({
    name: 'jobs-for-export',
    text: `select j.job_number, j.job_name, c.name as client, j.status, at.address, at.city, at.state, at.zip,
        coalesce(at.buildings, 0) as buildings
      from unnest($2::int[]) with ordinality as wanted (id, place)
      join jobs j on j.organization_id = $1 and j.id = wanted.id and j.deleted_at is null
      join clients c on c.organization_id = $1 and c.id = j.client_id
      left join lateral (select b.address, b.city, b.state, b.zip, count(*) over ()::int as buildings
        from job_buildings jb
        join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
        where jb.organization_id = $1 and jb.job_id = j.id order by b.name, b.id limit 1) at on true
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row,
  });
