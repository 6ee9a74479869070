-- Up Migration

-- The work of projects is to be done by the end of the service night of its day. The owner is bound by row-level security
-- too.
alter table tasks no force row level security;
alter table buildings no force row level security;
update tasks t set due_at = (t.scheduled_on + 1 + time '11:59') at time zone b.time_zone
from buildings b
where b.organization_id = t.organization_id and b.id = t.building_id and t.source = 'special_project'
  and t.deleted_at is null and t.status in ('open', 'in_progress', 'scheduled', 'on_hold')
  and t.scheduled_on is not null and t.due_at is null;
set constraints all immediate;
alter table tasks force row level security;
alter table buildings force row level security;

-- Work by its planned day: what is still to be done, with what the list of tasks asks besides, and all.
create index tasks_open_by_day on tasks (organization_id, scheduled_on, id)
  include (type, priority_level, source, status, job_id, building_id)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');
create index tasks_by_day on tasks (organization_id, scheduled_on)
  where deleted_at is null and scheduled_on is not null;
