-- Up Migration

-- Out of sight while its series pauses, to come back with all that people entered. What somebody deleted stays deleted.
alter table tasks
  add column set_aside boolean not null default false,
  add constraint tasks_set_aside_check check (not set_aside or deleted_at is not null and series_id is not null);
