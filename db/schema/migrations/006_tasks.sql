-- Up Migration

create table tasks (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  number integer not null,
  title text collate "und-x-icu" not null check (char_length(title) between 1 and 150),
  description text not null check (char_length(description) between 1 and 2000),
  job_id integer not null,
  building_id integer not null,
  source text not null default 'task' check (source in ('inspection', 'special_project', 'task', 'cleancode', 'prism')),
  type text not null check (type in ('deficiency', 'request', 'reminder', 'service', 'work_order', 'periodic_work', 'other')),
  related_type_id integer,
  area text check (char_length(area) <= 100),
  area_type text check (char_length(area_type) <= 100),
  area_type_id integer,
  building_common_area_id integer,
  building_floor_id integer,
  priority_level text not null default 'medium' check (priority_level in ('low', 'medium', 'high')),
  priority_rank smallint generated always as (case priority_level when 'high' then 3 when 'medium' then 2 else 1 end) stored,
  status text not null check (status in ('open', 'in_progress', 'closed', 'scheduled', 'cancelled', 'completed', 'on_hold')),
  visibility text not null default 'public' check (visibility in ('public', 'internal')),
  internal_only boolean not null default false,
  scheduled_on date,
  due_at timestamptz,
  started_at timestamptz,
  serviced_at timestamptz,
  completed_at timestamptz,
  hold_seconds integer not null default 0,
  closed_by integer,
  close_note text check (char_length(close_note) <= 2000),
  reopened_count integer not null default 0,
  require_photo boolean not null default false,
  require_signature boolean not null default false,
  signature jsonb,
  recurring_interval text check (recurring_interval in ('day', 'week', 'month', 'year')),
  po_number text check (char_length(po_number) <= 40),
  client_requested_by text check (char_length(client_requested_by) <= 100),
  external jsonb,
  client_uuid uuid not null default gen_random_uuid(),
  device_created_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint tasks_number_key unique (organization_id, number),
  constraint tasks_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, area_type_id) references common_area_types (organization_id, id),
  foreign key (organization_id, building_common_area_id) references common_areas (organization_id, id),
  foreign key (organization_id, building_floor_id) references floors (organization_id, id),
  check (internal_only = (visibility = 'internal')),
  check ((completed_at is not null) = (status in ('closed', 'completed')))
);
-- The default list: what is open now, soonest due first. Closed work stays out of this index, so it does not grow with history.
create index tasks_open_by_due on tasks (organization_id, due_at, id)
  where deleted_at is null and status in ('open', 'in_progress', 'scheduled', 'on_hold');
create index tasks_by_due on tasks (organization_id, due_at, id) where deleted_at is null;
create index tasks_by_created on tasks (organization_id, created_at desc, id) where deleted_at is null;
create index tasks_by_job on tasks (organization_id, job_id, due_at, id) where deleted_at is null;
create index tasks_by_number on tasks (organization_id, number) where deleted_at is null;
create trigger touch before update on tasks for each row execute function touch();
call guard_tenant('tasks');

create table task_assignees (
  organization_id integer not null,
  task_id integer not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, task_id, user_id),
  foreign key (organization_id, task_id) references tasks (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index task_assignees_by_user on task_assignees (organization_id, user_id, task_id);
call guard_tenant('task_assignees');
