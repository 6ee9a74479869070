-- Up Migration

-- How series go: their occurrences of a range of days, without those of single tasks.
create index tasks_occurrences_by_due on tasks (organization_id, due_at) include (status, completed_at, job_id, building_id, id)
  where deleted_at is null and series_id is not null;
