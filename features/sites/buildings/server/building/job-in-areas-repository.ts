/** SQL condition: the job has a building in one of these areas. `$1` is the organization. The jobs are found first, and
 * kept as an array: they are few among all. */
export const jobInAreas = (job: string, areas: string): string => `${job} = any(array(
  select jb.job_id from job_buildings jb where jb.organization_id = $1 and jb.building_id = any(array(
    select b.id from buildings b where b.organization_id = $1 and b.deleted_at is null and b.area_id = any(${areas}::int[])))))`;
