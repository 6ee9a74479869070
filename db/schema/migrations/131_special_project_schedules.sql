-- Up Migration

alter table special_projects
  add column price_basis text not null default 'total' check (price_basis in ('total', 'per_occurrence'));

-- The next date of work that recurs is kept by itself: somebody's open form must not turn stale by it.
drop trigger touch on special_projects;
create trigger touch before update of updated_by on special_projects for each row execute function touch();

-- How often a special project recurs; each of its dates is a task.
create table special_project_schedules (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  special_project_id integer not null,
  rule jsonb not null check (rule ->> 'freq' in ('day', 'week', 'month', 'year') and rule ? 'start_on'),
  -- The first date of the rule for which no task is made yet; none once the rule has no more.
  next_on date,
  created_at timestamptz not null default now(),
  created_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, special_project_id) references special_projects (organization_id, id)
);
create index special_project_schedules_of_project on special_project_schedules (organization_id, special_project_id, id)
  where deleted_at is null;
create index special_project_schedules_due on special_project_schedules (organization_id, next_on, id)
  where deleted_at is null and next_on is not null;
call guard_tenant('special_project_schedules');

-- Which task is which date of a rule, so that no date is made twice.
create table special_project_occurrences (
  organization_id integer not null references organizations (id),
  schedule_id integer not null,
  occurrence_date date not null,
  task_id integer not null,
  primary key (organization_id, schedule_id, occurrence_date),
  constraint special_project_occurrences_task_key unique (organization_id, task_id),
  foreign key (organization_id, schedule_id) references special_project_schedules (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id)
);
call guard_tenant('special_project_occurrences');
