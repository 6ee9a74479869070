-- Up Migration

-- Of the entry; photos come and go by the files that belong to it.
alter table action_log_entries add column photo_count integer not null default 0 check (photo_count >= 0);

-- The owner is bound by row-level security too; here it works for every organization.
alter table action_log_entries no force row level security;
alter table files no force row level security;
update action_log_entries e set photo_count = f.photos
from (select organization_id, owner_id, count(*) as photos from files
  where owner_entity = 'action-log-entry' and deleted_at is null group by 1, 2) f
where f.organization_id = e.organization_id and f.owner_id = e.id;
alter table files force row level security;
alter table action_log_entries force row level security;

create function count_entry_photos() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.action_log_entries e set photo_count = (select count(*) from public.files f
    where f.organization_id = e.organization_id and f.owner_entity = 'action-log-entry' and f.owner_id = e.id
      and f.deleted_at is null)
  where e.organization_id = new.organization_id and e.id = new.owner_id;
  return null;
end $$;
create trigger count_entry_photos after insert or update of owner_entity, owner_id, deleted_at on files
  for each row when (new.owner_entity = 'action-log-entry') execute function count_entry_photos();

-- With all that figures ask of an entry, so that they read no rows.
create index action_log_entries_counted on action_log_entries (organization_id, log_id)
  include (action_type, common_area_id, started_at, requested_at, photo_count) where deleted_at is null;

-- Requests and spills that somebody is at, and those that became a task.
create index action_log_entries_running on action_log_entries (organization_id, log_id)
  where running and deleted_at is null;
create index action_log_entries_requests on action_log_entries (organization_id, task_id)
  where task_id is not null and deleted_at is null and action_type in ('tenant_request', 'spill');
