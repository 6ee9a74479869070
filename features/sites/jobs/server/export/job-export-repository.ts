import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { jobStatuses, serviceTypes } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  job_number: z.string(),
  job_name: z.string(),
  client: z.string(),
  status: z.enum(jobStatuses),
  /** The address of the first building by name. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  zip: z.string().nullable(),
  /** The area of the same building. */
  area: z.string().nullable(),
  buildings: z.int(),
  /** Square feet of all buildings together; null when none has any. */
  sqft: z.int().nullable(),
  /** Only active services. */
  services: z.array(z.object({ name: z.string(), type: z.enum(serviceTypes) })),
});

export type ExportedJob = z.infer<typeof row>;

/** Rows for a file, in the order of the ids. Jobs that were deleted meanwhile are left out. */
export const jobsForExport = (tenant: Tenant, ids: readonly number[]): Promise<ExportedJob[]> =>
  tenant.query({
    name: 'jobs-for-export',
    text: `select j.id, j.job_number, j.job_name, c.name as client, j.status, at.address, at.city, at.state, at.zip,
        at.area, coalesce(at.buildings, 0) as buildings, at.sqft,
        (select coalesce(json_agg(json_build_object('name', s.name, 'type', s.type) order by s.name, s.id), '[]')
          from job_services s where s.organization_id = $1 and s.job_id = j.id and s.status = 'active'
            and s.deleted_at is null) as services
      from unnest($2::int[]) with ordinality as wanted (id, place)
      join jobs j on j.organization_id = $1 and j.id = wanted.id and j.deleted_at is null
      join clients c on c.organization_id = $1 and c.id = j.client_id
      left join lateral (select b.address, b.city, b.state, b.zip, a.name as area, count(*) over ()::int as buildings,
          sum(b.gross_cleanable_sqft) over ()::int as sqft
        from job_buildings jb
        join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
        left join areas a on a.organization_id = $1 and a.id = b.area_id
        where jb.organization_id = $1 and jb.job_id = j.id order by b.name, b.id limit 1) at on true
      order by wanted.place`,
    values: [tenant.organizationId, ids],
    row,
  });
