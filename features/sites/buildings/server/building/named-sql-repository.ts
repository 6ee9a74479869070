/** SQL condition: the job has a building in one of these areas. `$1` is the organization. The jobs are found first, and
 * kept as an array: they are few among all. */
export const jobInAreas = (job: string, areas: string): string => `${job} = any(array(
  select jb.job_id from job_buildings jb where jb.organization_id = $1 and jb.building_id = any(array(
    select b.id from buildings b where b.organization_id = $1 and b.deleted_at is null and b.area_id = any(${areas}::int[])))))`;

/** SQL: a building `b` with the clock by which its days begin, as a record that belongs to it names it. */
export const buildingJson = `json_build_object('id', b.id, 'name', b.name, 'time_zone', b.time_zone)`;

/** SQL: the area of a building `b`, or null. `$1` is the organization. */
export const areaJson = `(select json_build_object('id', a.id, 'name', a.name) from areas a
  where a.organization_id = $1 and a.id = b.area_id)`;
