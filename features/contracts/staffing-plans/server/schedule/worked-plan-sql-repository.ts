/** SQL: the plan `p` is the one worked at present: the active current plan of its service, else the active full-building
 * plan. `$1` is the organization. */
export const isWorked = `p.deleted_at is null and p.status = 'active'
  and (p.plan_type = 'current' or not exists (
    select from staffing_plans c where c.organization_id = $1 and c.job_service_id = p.job_service_id
      and c.plan_type = 'current' and c.status = 'active' and c.deleted_at is null))`;

/** SQL: how many people the plan of a service has for the night that begins on a day; null without a plan. */
export const nightHeadcount = (service: string, day: string): string => `(
  select coalesce(sum(l.headcount) filter (where l.shift = 'night' and extract(dow from ${day})::int = any(l.days)), 0)::int
  from staffing_plans p
  left join staffing_plan_lines l on l.organization_id = $1 and l.staffing_plan_id = p.id
  where p.organization_id = $1 and p.job_service_id = ${service} and ${isWorked}
  having count(p.id) > 0)`;
