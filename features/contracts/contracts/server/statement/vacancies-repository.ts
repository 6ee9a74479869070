import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { VacantRooms } from '../../contract/index.ts';

const row = z.object({
  job_id: z.int(),
  id: z.int(),
  floor_id: z.int(),
  building: z.string(),
  floor: z.string(),
  floor_sqft: z.int().nullable(),
  sqft: z.int(),
  kind: z.enum(['FF', 'PF']),
  from: z.string(),
  to: z.string().nullable(),
  notice_date: z.string().nullable(),
}) satisfies z.ZodType<VacantRooms & { job_id: number }>;

/** Past and future vacancies between two dates in the buildings of these jobs, floor by floor. The caller must check that the
 * jobs may be seen. */
export const vacanciesOfJobs = async (
  tenant: Tenant,
  jobIds: readonly number[],
  from: string,
  to: string,
): Promise<ReadonlyMap<number, VacantRooms[]>> => {
  const rows = await tenant.query({
    name: 'contract-vacancies',
    text: `select jb.job_id, v.id, v.floor_id, b.name as building, f.label as floor, f.cleanable_sqft as floor_sqft, v.sqft, v.kind,
        v.from_date::text as from, v.to_date::text as to, v.notice_date::text
      from job_buildings jb
      join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
      join building_vacancies v on v.organization_id = $1 and v.building_id = b.id and v.deleted_at is null
        and v.from_date <= $4::date and (v.to_date is null or v.to_date >= $3::date)
      join floors f on f.organization_id = $1 and f.id = v.floor_id
      where jb.organization_id = $1 and jb.job_id = any($2::int[])
      order by b.name, b.id, f.number, f.id, v.from_date, v.id`,
    values: [tenant.organizationId, jobIds, from, to],
    row,
  });
  return Map.groupBy(rows, ({ job_id }) => job_id);
};
