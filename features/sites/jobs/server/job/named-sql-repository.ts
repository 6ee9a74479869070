/** SQL: the time zone of the job `j`, that of its first building, else that of the organization. */
export const siteZone = `coalesce((
    select b.time_zone from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id and b.deleted_at is null
    where jb.organization_id = $1 and jb.job_id = j.id order by b.name, b.id limit 1),
  (select o.time_zone from organizations o where o.id = $1))`;

/** SQL: a job `j`, as a record that belongs to it names it. */
export const jobJson = `json_build_object('id', j.id, 'job_number', j.job_number, 'job_name', j.job_name)`;

/** SQL: the client of a job `j`. `$1` is the organization. */
export const clientJson = `(select json_build_object('id', c.id, 'name', c.name) from clients c
  where c.organization_id = $1 and c.id = j.client_id)`;
