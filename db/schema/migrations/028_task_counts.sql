-- Counting open work to a thousand by priority and type reads only what it counts: 0.3 ms instead of 1.3 along the due dates.
create index tasks_open_by_kind on tasks (organization_id, priority_level, type, status)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');
