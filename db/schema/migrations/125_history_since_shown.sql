-- Up Migration

-- When a task or series stopped being internal. What was said of it before is not there for people with a viewer license.
alter table tasks add column shown_since timestamptz;
alter table task_series add column shown_since timestamptz;

create function keep_shown_since() returns trigger language plpgsql set search_path = '' as $$
begin
  new.shown_since := now();
  return new;
end $$;

create trigger shown_since before update of internal_only on tasks for each row
  when (old.internal_only and not new.internal_only) execute function keep_shown_since();
create trigger shown_since before update of internal_only on task_series for each row
  when (old.internal_only and not new.internal_only) execute function keep_shown_since();

update tasks t set shown_since = shown.at
from (select organization_id, entity_id, max(at) as at from audit_log
  where entity = 'task' and changes -> 'internal_only' ->> 1 = 'false' group by organization_id, entity_id) shown
where t.organization_id = shown.organization_id and t.id = shown.entity_id and not t.internal_only;
update task_series s set shown_since = shown.at
from (select organization_id, entity_id, max(at) as at from audit_log
  where entity = 'task-series' and changes -> 'internal_only' ->> 1 = 'false' group by organization_id, entity_id) shown
where s.organization_id = shown.organization_id and s.id = shown.entity_id and not s.internal_only;

alter policy hides_internal on audit_log using (case entity
  when 'task' then exists (
    select from tasks t where t.organization_id = audit_log.organization_id and t.id = audit_log.entity_id
      and (t.shown_since is null or audit_log.at > t.shown_since))
  when 'task-series' then exists (
    select from task_series s where s.organization_id = audit_log.organization_id and s.id = audit_log.entity_id
      and (s.shown_since is null or audit_log.at > s.shown_since))
  when 'supply-request' then exists (
    select from supply_requests r join tasks t on t.organization_id = r.organization_id and t.id = r.task_id
    where r.organization_id = audit_log.organization_id and r.id = audit_log.entity_id)
  else true end);
