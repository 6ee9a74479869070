-- Up Migration

-- What one porter notes at one job and building on one day.
create table action_logs (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  client_uuid uuid not null default gen_random_uuid(),
  status text not null default 'new' check (status in ('new', 'pending', 'finalized')),
  job_id integer not null,
  building_id integer not null,
  -- The day at the building on which the shift began.
  log_date date not null,
  porter_id integer not null,
  -- On the building's clocks.
  shift_start text check (shift_start ~ '^\d\d:\d\d$'),
  shift_end text check (shift_end ~ '^\d\d:\d\d$'),
  comment text not null default '' check (char_length(comment) <= 2000),
  device_created_at timestamptz,
  finalized_at timestamptz,
  finalized_by integer,
  reopened_at timestamptz,
  reopened_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint action_logs_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  check ((status = 'finalized') = (finalized_at is not null))
);
-- One log for each porter, site and day, whoever begins it and however often.
create unique index action_logs_day_key on action_logs (organization_id, job_id, building_id, log_date, porter_id)
  where deleted_at is null;
create index action_logs_by_date on action_logs (organization_id, log_date desc, id) where deleted_at is null;
create index action_logs_by_status on action_logs (organization_id, status, id) where deleted_at is null;
create index action_logs_by_job on action_logs (organization_id, job_id, log_date desc, id) where deleted_at is null;
create index action_logs_by_building on action_logs (organization_id, building_id, log_date desc, id)
  where deleted_at is null;
create index action_logs_by_porter on action_logs (organization_id, porter_id, log_date desc, id) where deleted_at is null;
create index action_logs_open on action_logs (organization_id, log_date) where deleted_at is null and status <> 'finalized';
create trigger touch before update of status, comment, shift_start, shift_end, deleted_at on action_logs
  for each row execute function touch();
call guard_tenant('action_logs');

-- One thing a porter did. Without an end it is still running.
create table action_log_entries (
  organization_id integer not null,
  id integer generated always as identity,
  client_uuid uuid not null default gen_random_uuid(),
  log_id integer not null,
  action_type text not null check (action_type ~ '^[a-z_]{1,40}$'),
  common_area_id integer,
  floor_id integer,
  description text not null default '' check (char_length(description) <= 2000),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  -- Done in one moment, or started and stopped.
  running boolean not null default false check (not running or ended_at is null),
  requested_by text check (char_length(requested_by) <= 100),
  requested_at timestamptz,
  visibility text not null default 'internal' check (visibility in ('public', 'internal')),
  task_id integer,
  device_at timestamptz,
  received_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint action_log_entries_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, log_id) references action_logs (organization_id, id),
  foreign key (organization_id, common_area_id) references common_areas (organization_id, id),
  foreign key (organization_id, floor_id) references floors (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id)
);
create index action_log_entries_by_log on action_log_entries (organization_id, log_id, started_at, id)
  where deleted_at is null;
create index action_log_entries_by_room on action_log_entries (organization_id, common_area_id, started_at desc)
  where deleted_at is null and common_area_id is not null;
create index action_log_entries_task on action_log_entries (organization_id, task_id) where task_id is not null;
create trigger touch before update of action_type, common_area_id, floor_id, description, started_at, ended_at, running,
  requested_by, requested_at, visibility, task_id, deleted_at on action_log_entries
  for each row execute function touch();
call guard_tenant('action_log_entries');
