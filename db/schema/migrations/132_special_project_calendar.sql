-- Up Migration

-- The work of special projects by its day, for their calendar.
create index tasks_of_special_projects_by_day on tasks (organization_id, scheduled_on, id)
  include (related_type_id, status) where source = 'special_project' and deleted_at is null;
