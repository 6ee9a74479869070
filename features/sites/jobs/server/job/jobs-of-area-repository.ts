import { z } from 'zod';
import { areasBelow } from '#features/sites/areas/server';
import type { CountRecords } from '#platform/server/feature/server-feature';

const areaTotal = z.object({ area_id: z.int(), total: z.int() });

/** Jobs at buildings of each area and of the areas below it, in the whole organization. One at several buildings counts
 * once. */
export const countJobsOfAreas: CountRecords = async (tenant, areaIds) => {
  const rows = await tenant.query({
    name: 'area-job-counts',
    text: `${areasBelow}
      select t.area_id, count(distinct j.id)::int as total from below t
      join buildings b on b.organization_id = $1 and b.area_id = t.below_id and b.deleted_at is null
      join job_buildings jb on jb.organization_id = $1 and jb.building_id = b.id
      join jobs j on j.organization_id = $1 and j.id = jb.job_id and j.deleted_at is null
      group by t.area_id`,
    values: [tenant.organizationId, areaIds],
    row: areaTotal,
  });
  return new Map(rows.map(({ area_id, total }) => [area_id, total]));
};
