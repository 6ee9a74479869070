import type { Tenant } from '#platform/server/db/tenant';
import { type Closet, closet } from '../../contract/index.ts';

/** Kinds of common areas where supplies are kept. */
const kinds = `'janitor-closet', 'loading-dock', 'garage', 'other'`;

const read = (
  where: string,
) => `select ca.id, ca.name, json_build_object('id', b.id, 'name', b.name) as building
  from job_buildings jb
  join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
  join common_areas ca on ca.organization_id = $1 and ca.building_id = b.id and ca.deleted_at is null
  join common_area_types cat on cat.organization_id = $1 and cat.id = ca.type_id
  where jb.organization_id = $1 and jb.job_id = $2 and ${where} order by b.name, ca.name, ca.id limit 200`;

/** Where the supplies of a job may be kept. The caller must check that the job may be seen. */
export const closetsOfJob = (tenant: Tenant, jobId: number): Promise<Closet[]> =>
  tenant.query({
    name: 'closets-of-job',
    text: read(`cat.key in (${kinds})`),
    values: [tenant.organizationId, jobId],
    row: closet,
  });

/** Whether the common area is in a building of the job. */
export const isPlaceOfJob = async (tenant: Tenant, jobId: number, id: number): Promise<boolean> => {
  const found = await tenant.query({
    name: 'closet-of-job',
    text: read('ca.id = $3'),
    values: [tenant.organizationId, jobId, id],
    row: closet,
  });
  return found.length > 0;
};
