/** SQL: the time zone of the job `j`, that of its first building, else that of the organization. */
export const siteZone = `coalesce((
    select b.time_zone from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and jb.job_id = j.id order by b.name, b.id limit 1),
  (select o.time_zone from organizations o where o.id = $1))`;
