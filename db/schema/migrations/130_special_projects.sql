-- Up Migration

-- Work beyond the contract: sold once, scheduled, done by tasks, closed.
create table special_projects (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  year smallint not null check (year between 1990 and 2199),
  serial integer not null check (serial > 0),
  number text not null generated always as ('SP-' || year || '-' || serial) stored,
  status text not null default 'draft' check (status in ('draft', 'proposed', 'pending', 'open', 'active', 'inactive',
    'on_hold', 'closed', 'invoiced', 'cancelled')),
  client_id integer not null,
  job_id integer,
  building_id integer,
  title text collate "und-x-icu" not null check (char_length(title) between 1 and 150),
  description text not null check (char_length(description) between 1 and 2000),
  project_type text not null check (char_length(project_type) <= 40),
  scope_lines jsonb not null default '[]',
  -- Whole cents: the sum of the lines, or what was entered instead of it.
  price integer check (price between 0 and 999999999),
  price_overridden boolean not null default false,
  cost_estimate jsonb not null default '{}',
  additional_time smallint check (additional_time between 15 and 960 and additional_time % 15 = 0),
  invoice_type text check (invoice_type in ('one time', 'monthly', 'per occurrence', 'no invoice')),
  po_number text check (char_length(po_number) <= 40),
  requested_by text check (char_length(requested_by) <= 100),
  scheduled_date date,
  scheduled_time text check (scheduled_time ~ '^\d\d:\d\d$'),
  due_date date,
  actual_service_date date,
  service_address jsonb,
  billing_address jsonb,
  internal_notes text not null default '' check (char_length(internal_notes) <= 2000),
  approved_at timestamptz,
  approved_by integer,
  -- What a project that waits is given back to.
  held_from text check (held_from in ('pending', 'open', 'active')),
  held_at timestamptz,
  hold_reason text check (char_length(hold_reason) <= 2000),
  cancel_reason text check (char_length(cancel_reason) <= 2000),
  ended_at timestamptz,
  reopened_at timestamptz,
  client_uuid uuid not null default gen_random_uuid(),
  search text collate "C" not null generated always as (fold('SP-' || year || '-' || serial || ' ' || title)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint special_projects_number_key unique (organization_id, year, serial),
  constraint special_projects_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, client_id) references clients (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  check (building_id is null or job_id is not null),
  check ((held_from is not null) = (status = 'on_hold'))
);
create index special_projects_by_due on special_projects (organization_id, due_date, id) where deleted_at is null;
create index special_projects_by_status on special_projects (organization_id, status, due_date, id)
  where deleted_at is null;
create index special_projects_by_date on special_projects (organization_id, scheduled_date, id)
  where deleted_at is null;
create index special_projects_by_client on special_projects (organization_id, client_id, due_date, id)
  where deleted_at is null;
create index special_projects_by_job on special_projects (organization_id, job_id, due_date, id)
  where deleted_at is null;
create trigger touch before update on special_projects for each row execute function touch();
call guard_tenant('special_projects');
call make_searchable('special_projects');

create table special_project_people (
  organization_id integer not null references organizations (id),
  special_project_id integer not null,
  role text not null check (role in ('scheduler', 'manager')),
  user_id integer not null,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, special_project_id, role, user_id),
  foreign key (organization_id, special_project_id) references special_projects (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index special_project_people_by_user on special_project_people (organization_id, user_id, role);
call guard_tenant('special_project_people');

create index tasks_by_special_project on tasks (organization_id, related_type_id)
  where source = 'special_project' and related_type_id is not null;
