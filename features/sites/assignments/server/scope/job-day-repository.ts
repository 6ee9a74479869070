/** SQL: the date at a job at a moment, in the zone of its first building, else of the organization. `job` is SQL for the
 * job's id, `moment` a placeholder, `$1` the organization. */
export const jobDay = (job: string, moment: string): string => `(${moment}::timestamptz at time zone coalesce(
  (select b.time_zone from job_buildings jb
    join buildings b on b.organization_id = $1 and b.id = jb.building_id
    where jb.organization_id = $1 and jb.job_id = ${job} order by jb.building_id limit 1),
  (select o.time_zone from organizations o where o.id = $1)))::date`;
