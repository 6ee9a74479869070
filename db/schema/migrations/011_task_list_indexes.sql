-- What the filters of the task list ask for is in the index, so that counting open tasks reads no rows.
drop index tasks_open_by_due;
create index tasks_open_by_due on tasks (organization_id, due_at, id) include (type, priority_level, source, status, job_id)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');
-- The same for people who see some jobs only.
create index tasks_open_by_job on tasks (organization_id, job_id, due_at, id) include (type, priority_level, source, status)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');
