-- Up Migration

-- People with a viewer license work as cora_viewer (platform/server/db/roles). What is internal is not there for them, and
-- nothing that hangs on it: the policies read tasks and series with the same rights. Nobody else's plans change.
create policy hides_internal on tasks as restrictive for select to cora_viewer using (not internal_only);
create policy hides_internal on task_series as restrictive for select to cora_viewer using (not internal_only);

create policy hides_internal on task_assignees as restrictive for select to cora_viewer using (exists (
  select from tasks t where t.organization_id = task_assignees.organization_id and t.id = task_assignees.task_id));

create policy hides_internal on notes as restrictive for select to cora_viewer using (
  owner_entity <> 'task'
  or not internal
    and exists (select from tasks t where t.organization_id = notes.organization_id and t.id = notes.owner_id));

create policy hides_internal on files as restrictive for select to cora_viewer using (case owner_entity
  when 'task' then exists (
    select from tasks t where t.organization_id = files.organization_id and t.id = files.owner_id)
  when 'note' then exists (
    select from notes n where n.organization_id = files.organization_id and n.id = files.owner_id)
  else true end);

create policy hides_internal on audit_log as restrictive for select to cora_viewer using (case entity
  when 'task' then exists (
    select from tasks t where t.organization_id = audit_log.organization_id and t.id = audit_log.entity_id)
  when 'task-series' then exists (
    select from task_series s where s.organization_id = audit_log.organization_id and s.id = audit_log.entity_id)
  when 'supply-request' then exists (
    select from supply_requests r join tasks t on t.organization_id = r.organization_id and t.id = r.task_id
    where r.organization_id = audit_log.organization_id and r.id = audit_log.entity_id)
  else true end);

create policy hides_internal on events as restrictive for select to cora_viewer using (case entity
  when 'task' then data ->> 'internal' is distinct from 'true' and exists (
    select from tasks t where t.organization_id = events.organization_id and t.id = events.entity_id)
  when 'task-series' then exists (
    select from task_series s where s.organization_id = events.organization_id and s.id = events.entity_id)
  else true end);

-- Whoever may not see one of the tasks that a notice names is not shown the notice.
create policy hides_internal on notifications as restrictive for select to cora_viewer using (
  kind not like 'task.%'
  or not exists (
    select from unnest(string_to_array(coalesce(params ->> 'ids', params ->> 'id'), ',')::int[]) as named (id)
    where not exists (
      select from tasks t where t.organization_id = notifications.organization_id and t.id = named.id)));

-- The roll-ups of the figures count internal tasks, too. Without their state figures are counted from the tasks.
create policy hides_internal on task_days as restrictive for select to cora_viewer using (false);
create policy hides_internal on task_site_days as restrictive for select to cora_viewer using (false);
create policy hides_internal on task_day_changes as restrictive for select to cora_viewer using (false);
create policy hides_internal on task_day_state as restrictive for select to cora_viewer using (false);
