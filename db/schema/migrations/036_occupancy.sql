-- Up Migration

-- Who rents what in a building, and what stands empty. A period without an end goes on.
create table building_tenants (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  building_id integer not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  suite text collate "und-x-icu" not null default '' check (char_length(suite) <= 40),
  floor_ids integer[] not null default '{}',
  sqft integer check (sqft between 0 and 99999999),
  color text check (color in ('black', 'blue', 'gold', 'green', 'orange', 'purple', 'red', 'silver', 'turquoise', 'yellow')),
  contact_name text check (char_length(contact_name) <= 100),
  contact_email text check (char_length(contact_email) <= 254),
  contact_phone text check (contact_phone ~ '^\d{10}$'),
  check_doors boolean not null default true,
  move_in date,
  move_out date check (move_out >= move_in),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
create index building_tenants_by_building on building_tenants (organization_id, building_id, name, id)
  where deleted_at is null;
create trigger touch before update on building_tenants for each row execute function touch();
call guard_tenant('building_tenants');

create table building_vacancies (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  building_id integer not null,
  floor_id integer not null,
  sqft integer not null check (sqft between 1 and 99999999),
  kind text not null check (kind in ('FF', 'PF')),
  from_date date not null,
  to_date date check (to_date >= from_date),
  notice_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, floor_id) references floors (organization_id, id)
);
create index building_vacancies_by_building on building_vacancies (organization_id, building_id, from_date, id)
  where deleted_at is null;
create trigger touch before update on building_vacancies for each row execute function touch();
call guard_tenant('building_vacancies');
