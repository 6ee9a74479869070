-- Up Migration

create table areas (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  parent_area_id integer,
  manager_user_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, parent_area_id) references areas (organization_id, id),
  foreign key (organization_id, manager_user_id) references memberships (organization_id, user_id),
  check (parent_area_id <> id)
);
create index areas_by_name on areas (organization_id, name, id) where deleted_at is null;
create index areas_by_parent on areas (organization_id, parent_area_id) where deleted_at is null;
create index areas_by_manager on areas (organization_id, manager_user_id) where deleted_at is null;
create trigger touch before update on areas for each row execute function touch();
call guard_tenant('areas');

create table clients (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  account_number text not null check (char_length(account_number) between 1 and 40),
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  type text not null default 'other' check (type in ('management company', 'tenant', 'owner', 'other')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  phone text check (phone ~ '^[0-9]{10}$'),
  email text,
  website text,
  address jsonb,
  billing_address jsonb,
  billing_email text[] not null default '{}',
  payment_terms_days integer not null default 30 check (payment_terms_days between 0 and 365),
  requires_po boolean not null default false,
  tax_rate_pct integer not null default 0 check (tax_rate_pct between 0 and 10000),
  tax_exempt boolean not null default false,
  tax_exempt_id text,
  logo_file_id integer,
  notes text not null default '' check (char_length(notes) <= 2000),
  winteam_customer_number text check (char_length(winteam_customer_number) <= 8),
  winteam_customer_type_id integer check (winteam_customer_type_id in (2, 5)),
  prism_account_id text,
  primary_contact_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, logo_file_id) references files (organization_id, id)
);
create unique index clients_account_number_key on clients (organization_id, account_number) where deleted_at is null;
create index clients_by_name on clients (organization_id, name, id) where deleted_at is null;
create trigger touch before update on clients for each row execute function touch();
call guard_tenant('clients');

create table buildings (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  address text collate "und-x-icu" not null check (char_length(address) between 1 and 120),
  address_2 text check (char_length(address_2) <= 120),
  city text collate "und-x-icu" not null check (char_length(city) between 1 and 60),
  county text check (char_length(county) <= 60),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  location_approximate boolean not null default false,
  time_zone text not null,
  area_id integer,
  gross_cleanable_sqft integer check (gross_cleanable_sqft between 0 and 99999999),
  number_of_floors integer check (number_of_floors between 0 and 999),
  zones integer check (zones between 0 and 999),
  business_hours jsonb,
  access_note text check (char_length(access_note) <= 2000),
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, area_id) references areas (organization_id, id)
);
create index buildings_by_name on buildings (organization_id, name, id) where deleted_at is null;
create index buildings_by_area on buildings (organization_id, area_id) where deleted_at is null;
create index buildings_by_address on buildings (organization_id, lower(address), zip) where deleted_at is null;
create trigger touch before update on buildings for each row execute function touch();
call guard_tenant('buildings');

create table client_contacts (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  client_id integer not null,
  building_id integer,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  title text check (char_length(title) <= 100),
  email text,
  phone text check (phone ~ '^[0-9]{10}$'),
  rank text not null default 'other' check (rank in ('primary', 'secondary', 'other')),
  receives jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
create index client_contacts_by_client on client_contacts (organization_id, client_id, id) where deleted_at is null;
create trigger touch before update on client_contacts for each row execute function touch();
call guard_tenant('client_contacts');
alter table clients add foreign key (organization_id, primary_contact_id) references client_contacts (organization_id, id);

create table floors (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  building_id integer not null,
  number integer not null,
  label text collate "und-x-icu" not null check (char_length(label) between 1 and 100),
  cleanable_sqft integer check (cleanable_sqft between 0 and 99999999),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
create index floors_by_building on floors (organization_id, building_id, number) where deleted_at is null;
create trigger touch before update on floors for each row execute function touch();
call guard_tenant('floors');

create table common_area_types (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  key text not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  high_touch_points text[] not null default '{}',
  sort integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint common_area_types_key_key unique (organization_id, key)
);
create trigger touch before update on common_area_types for each row execute function touch();
call guard_tenant('common_area_types');

create table common_areas (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  building_id integer not null,
  type_id integer not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  floor_ids integer[] not null default '{}',
  color text check (color in ('black', 'blue', 'gold', 'green', 'orange', 'purple', 'red', 'silver', 'turquoise', 'yellow')),
  sqft integer check (sqft between 0 and 99999999),
  high_touch_points text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, type_id) references common_area_types (organization_id, id)
);
create index common_areas_by_building on common_areas (organization_id, building_id, name) where deleted_at is null;
create trigger touch before update on common_areas for each row execute function touch();
call guard_tenant('common_areas');

create table jobs (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_number text collate "und-x-icu" not null check (char_length(job_number) between 1 and 20),
  job_name text collate "und-x-icu" not null check (char_length(job_name) between 1 and 150),
  client_id integer not null,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  service_start_date date,
  end_date date,
  inspection_frequency_days integer not null default 30 check (inspection_frequency_days between 0 and 999),
  report_required boolean not null default false,
  action_log_required boolean not null default false,
  winteam_job_number text check (char_length(winteam_job_number) <= 20),
  logo_file_id integer,
  description text not null default '' check (char_length(description) <= 2000),
  import_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id),
  foreign key (organization_id, logo_file_id) references files (organization_id, id)
);
create unique index jobs_job_number_key on jobs (organization_id, job_number) where deleted_at is null;
create index jobs_by_number on jobs (organization_id, job_number, id) where deleted_at is null;
create index jobs_by_name on jobs (organization_id, job_name, id) where deleted_at is null;
create index jobs_by_client on jobs (organization_id, client_id) where deleted_at is null;
create index jobs_by_import on jobs (organization_id, import_id) where import_id is not null;
create trigger touch before update on jobs for each row execute function touch();
call guard_tenant('jobs');

create table job_buildings (
  organization_id integer not null,
  job_id integer not null,
  building_id integer not null,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, job_id, building_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
create index job_buildings_by_building on job_buildings (organization_id, building_id, job_id);
call guard_tenant('job_buildings');

create table job_services (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  type text not null check (type in ('cleaning', 'day-cleaning', 'night-cleaning', 'day-porter', 'other')),
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  status text not null default 'active' check (status in ('active', 'inactive')),
  days_of_week integer[] not null default '{}',
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  end_time text check (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id)
);
create index job_services_by_job on job_services (organization_id, job_id, id) where deleted_at is null;
create trigger touch before update on job_services for each row execute function touch();
call guard_tenant('job_services');
