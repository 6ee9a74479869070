import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { serviceTypes } from '../../contract/index.ts';

const row = z.object({
  id: z.int(),
  services: z.array(z.enum(serviceTypes)),
  areas: z.array(z.string()),
});

/** The types of active services and the names of the areas of each of these jobs. */
export const ownColumnsOfJobs = (tenant: Tenant, ids: readonly number[]): Promise<z.infer<typeof row>[]> =>
  tenant.query({
    name: 'job-list-columns',
    text: `select j.id,
        array(select distinct s.type from job_services s where s.organization_id = $1 and s.job_id = j.id
          and s.status = 'active' and s.deleted_at is null order by s.type) as services,
        array(select distinct a.name from job_buildings jb
          join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
          join areas a on a.organization_id = $1 and a.id = b.area_id and a.deleted_at is null
          where jb.organization_id = $1 and jb.job_id = j.id order by a.name) as areas
      from unnest($2::int[]) as j (id)`,
    values: [tenant.organizationId, ids],
    row,
  });
