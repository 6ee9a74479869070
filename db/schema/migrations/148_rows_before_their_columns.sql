-- Up Migration

-- What 125, 135 and 139 wrote into rows that were there before, and plans that stayed active when their service or job had
-- ended. The owner is bound by row-level security too; those three did not lift it, so they found no rows.
do $$
declare
  changed text;
begin
  foreach changed in array array['audit_log', 'tasks', 'task_series', 'proposals', 'special_projects',
      'special_project_schedules', 'clients', 'buildings', 'staffing_plans', 'job_services', 'jobs'] loop
    execute format('alter table %I no force row level security', changed);
  end loop;
end $$;

update tasks t set shown_since = shown.at
from (select organization_id, entity_id, max(at) as at from audit_log
  where entity = 'task' and changes -> 'internal_only' ->> 1 = 'false' group by organization_id, entity_id) shown
where t.organization_id = shown.organization_id and t.id = shown.entity_id and not t.internal_only
  and t.shown_since is null;
update task_series s set shown_since = shown.at
from (select organization_id, entity_id, max(at) as at from audit_log
  where entity = 'task-series' and changes -> 'internal_only' ->> 1 = 'false' group by organization_id, entity_id) shown
where s.organization_id = shown.organization_id and s.id = shown.entity_id and not s.internal_only
  and s.shown_since is null;

update proposals t set offered = jsonb_build_object(
  'title', p.title, 'description', p.description, 'price_basis', p.price_basis, 'client', c.name,
  'site', case when b.id is not null then jsonb_build_object('name', b.name,
    'address', concat_ws(', ', b.address, b.city, b.state || ' ' || b.zip)) end)
from special_projects p
join clients c on c.organization_id = p.organization_id and c.id = p.client_id
left join buildings b on b.organization_id = p.organization_id and b.id = p.building_id
where p.organization_id = t.organization_id and p.id = t.special_project_id and t.status <> 'draft'
  and t.offered is null;

update special_projects t set offered_at = p.sent_at, offer_ends_on = p.valid_until,
  offer_answer = case when p.status in ('approved', 'declined') then p.status end
from (select distinct on (organization_id, special_project_id) * from proposals
  where status in ('sent', 'approved', 'declined') and deleted_at is null
  order by organization_id, special_project_id, version desc) p
where p.organization_id = t.organization_id and p.special_project_id = t.id and t.offered_at is null;

update special_projects t set dates = least(32767, s.dates)
from (select organization_id, special_project_id,
    sum(greatest(1, case rule ->> 'freq' when 'day' then 365 when 'week' then 52 when 'month' then 12 else 1 end
      / greatest(1, coalesce((rule ->> 'every')::int, 1))
      * greatest(1, coalesce(jsonb_array_length(case when jsonb_typeof(rule -> 'weekdays') = 'array'
        then rule -> 'weekdays' end), 1)))) as dates
  from special_project_schedules where deleted_at is null group by 1, 2) s
where s.organization_id = t.organization_id and s.special_project_id = t.id and t.dates = 1;

update staffing_plans p set status = 'archived'
from job_services s
join jobs j on j.organization_id = s.organization_id and j.id = s.job_id
where s.organization_id = p.organization_id and s.id = p.job_service_id and p.status = 'active'
  and p.deleted_at is null and 'inactive' in (s.status, j.status);

do $$
declare
  changed text;
begin
  set constraints all immediate;
  foreach changed in array array['audit_log', 'tasks', 'task_series', 'proposals', 'special_projects',
      'special_project_schedules', 'clients', 'buildings', 'staffing_plans', 'job_services', 'jobs'] loop
    execute format('alter table %I force row level security', changed);
  end loop;
end $$;
