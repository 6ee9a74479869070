-- Up Migration

-- The application role works through cora_application: it owns nothing, so row-level security binds it.
grant usage on schema public to cora_application;

-- Puts the tenant wall around a table: visible rows are those of the organization set for the transaction.
create procedure guard_tenant(target regclass, writes text default 'insert, update, delete')
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant on %s using (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)'
    ' with check (organization_id = nullif(current_setting(''app.organization_id'', true), '''')::int)', target);
  execute format('grant select%s on %s to cora_application', case when writes = '' then '' else ', ' || writes end, target);
end $$;
revoke all on procedure guard_tenant from public;

create function touch() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := pg_catalog.clock_timestamp();
  return new;
end $$;

create table organizations (
  id integer generated always as identity primary key,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  slug text not null constraint organizations_slug_key unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  logo_file_id integer,
  logo_horizontal_file_id integer,
  org_chart_file_id integer,
  primary_brand_color text check (primary_brand_color ~ '^#[0-9A-Fa-f]{6}$'),
  secondary_brand_color text check (secondary_brand_color ~ '^#[0-9A-Fa-f]{6}$'),
  subscription_plan text not null default 'founder' check (subscription_plan in ('founder', 'beta')),
  time_zone text not null,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger touch before update on organizations for each row execute function touch();
alter table organizations enable row level security;
alter table organizations force row level security;
create policy tenant on organizations
  using (id = nullif(current_setting('app.organization_id', true), '')::int)
  with check (id = nullif(current_setting('app.organization_id', true), '')::int);
grant select, update on organizations to cora_application;

-- Global: people's logins. Reached only through the functions of 002; the application role has no right on it.
create table users (
  id integer generated always as identity primary key,
  email text not null constraint users_email_key unique check (email = lower(email) and char_length(email) <= 254),
  password_hash text,
  super_admin boolean not null default false,
  default_organization_id integer references organizations (id),
  locale text not null default 'en' check (locale in ('en', 'es')),
  shortcuts boolean not null default true,
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create trigger touch before update on users for each row execute function touch();

create table memberships (
  organization_id integer not null references organizations (id),
  user_id integer not null references users (id),
  email text not null,
  first_name text collate "und-x-icu" not null check (char_length(first_name) between 1 and 100),
  last_name text collate "und-x-icu" not null check (char_length(last_name) between 1 and 100),
  name text collate "und-x-icu" generated always as (first_name || ' ' || last_name) stored,
  title text check (char_length(title) <= 100),
  phone text check (phone ~ '^[0-9]{10}$'),
  employee_code text check (char_length(employee_code) <= 40),
  employee_number text check (char_length(employee_number) <= 40),
  license text not null default 'full' check (license in ('full', 'viewer')),
  status text not null default 'active' check (status in ('invited', 'active', 'deactivated')),
  denied_modules text[] not null default '{}',
  profile_photo_id integer,
  dashboard text not null default 'classic' check (dashboard in ('classic')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, user_id)
);
create unique index memberships_employee_code_key on memberships (organization_id, employee_code);
create index memberships_by_name on memberships (organization_id, name, user_id) where deleted_at is null;
create index memberships_by_user on memberships (user_id);
create trigger touch before update on memberships for each row execute function touch();
call guard_tenant('memberships');

create table roles (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  key text not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  flags text[] not null default '{}',
  built_in boolean not null default false,
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint roles_key_key unique (organization_id, key)
);
create trigger touch before update on roles for each row execute function touch();
call guard_tenant('roles');

create table membership_roles (
  organization_id integer not null,
  user_id integer not null,
  role_id integer not null,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, user_id, role_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, role_id) references roles (organization_id, id)
);
create index membership_roles_by_role on membership_roles (organization_id, role_id);
call guard_tenant('membership_roles');

-- Written in the transaction of the change it tells; the application role may add and read, never alter.
create table audit_log (
  organization_id integer not null references organizations (id),
  id bigint generated always as identity,
  entity text not null,
  entity_id integer not null,
  action text not null,
  from_status text,
  to_status text,
  actor_user_id integer,
  impersonated boolean not null default false,
  building_id integer,
  note text,
  changes jsonb not null default '{}',
  at timestamptz not null default now(),
  device_at timestamptz,
  primary key (organization_id, id)
);
create index audit_log_by_entity on audit_log (organization_id, entity, entity_id, id);
create index audit_log_by_building on audit_log (organization_id, building_id, id) where building_id is not null;
call guard_tenant('audit_log', 'insert');

-- A write that carries Idempotency-Key leaves its answer here, in its own transaction, for 90 days.
create table idempotency_keys (
  organization_id integer not null references organizations (id),
  user_id integer not null,
  key text not null check (char_length(key) between 8 and 100),
  request_hash text not null,
  http_status integer not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (organization_id, created_at);
call guard_tenant('idempotency_keys', 'insert, delete');

-- Gap-tolerant numbers people read (task 1042): one row a sequence, locked by the transaction that takes the next.
create table counters (
  organization_id integer not null references organizations (id),
  name text not null,
  value integer not null default 0,
  primary key (organization_id, name)
);
call guard_tenant('counters', 'insert, update');
