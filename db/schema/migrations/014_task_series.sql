-- Up Migration

create table organization_holidays (
  organization_id integer not null references organizations (id),
  date date not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, date)
);
call guard_tenant('organization_holidays');

-- The rule with what every occurrence is made like.
create table task_series (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  title text collate "und-x-icu" not null check (char_length(title) between 1 and 150),
  description text not null check (char_length(description) between 1 and 2000),
  job_id integer not null,
  building_id integer not null,
  source text not null default 'task' check (source in ('task', 'special_project')),
  type text not null check (type in ('deficiency', 'request', 'reminder', 'service', 'work_order', 'periodic_work', 'other')),
  priority_level text not null default 'medium' check (priority_level in ('low', 'medium', 'high')),
  area text check (char_length(area) <= 100),
  area_type text check (char_length(area_type) <= 100),
  area_type_id integer,
  building_common_area_id integer,
  building_floor_id integer,
  internal_only boolean not null default false,
  require_photo boolean not null default false,
  require_signature boolean not null default false,
  po_number text check (char_length(po_number) <= 40),
  client_requested_by text check (char_length(client_requested_by) <= 100),
  assignee_user_ids integer[] not null default '{}' check (cardinality(assignee_user_ids) <= 20),
  rule jsonb not null check (rule ->> 'freq' in ('day', 'week', 'month', 'year') and rule ? 'start_on'),
  based_on text not null default 'scheduled' check (based_on in ('scheduled', 'completed')),
  time_of_day text check (time_of_day ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  due_offset_days integer not null default 0 check (due_offset_days between 0 and 365),
  generate_ahead_days integer not null default 60 check (generate_ahead_days between 1 and 366),
  status text not null default 'active' check (status in ('active', 'paused', 'ended')),
  -- The first date of the rule that has no task yet; none where a completion decides it, or nothing is left.
  next_on date,
  last_generated_on date,
  client_uuid uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint task_series_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, area_type_id) references common_area_types (organization_id, id),
  foreign key (organization_id, building_common_area_id) references common_areas (organization_id, id),
  foreign key (organization_id, building_floor_id) references floors (organization_id, id)
);
create index task_series_by_created on task_series (organization_id, created_at desc, id) where deleted_at is null;
create index task_series_by_job on task_series (organization_id, job_id, id) where deleted_at is null;
-- What a round has to look at: dates that come near, and series whose next date a completion decides.
create index task_series_due on task_series (organization_id, next_on, id) where status = 'active' and deleted_at is null;
-- Making occurrences is no edit: somebody's open form must not turn stale by it.
create trigger touch before update of title, description, type, priority_level, area, area_type, area_type_id,
  building_common_area_id, building_floor_id, internal_only, require_photo, require_signature, po_number,
  client_requested_by, assignee_user_ids, rule, based_on, time_of_day, due_offset_days, generate_ahead_days, updated_by
  on task_series for each row execute function touch();
call guard_tenant('task_series');

alter table tasks
  add column series_id integer,
  -- The date of the rule: it names the occurrence, whatever day people see.
  add column occurrence_date date,
  add constraint tasks_series_fkey foreign key (organization_id, series_id) references task_series (organization_id, id),
  add constraint tasks_occurrence_key unique (organization_id, series_id, occurrence_date),
  add constraint tasks_occurrence_check check ((series_id is null) = (occurrence_date is null));
