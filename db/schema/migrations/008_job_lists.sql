-- Up Migration

-- What people search for, folded once when it is written: ILIKE would fold every row of the tenant again for each letter typed.
alter table jobs add column search text collate "und-x-icu" not null
  generated always as (lower(job_number || ' ' || job_name)) stored;
alter table buildings add column search text collate "und-x-icu" not null
  generated always as (lower(name || ' ' || address || ' ' || city)) stored;

-- lower() is not leakproof, so row-level security kept the index on lower(address) from being used; equality of a column is.
alter table buildings add column address_key text collate "und-x-icu" not null generated always as (lower(address)) stored;
drop index buildings_by_address;
create index buildings_by_address on buildings (organization_id, address_key, zip) where deleted_at is null;

-- Taking an import back asks every table that points at jobs and buildings; a partial index cannot answer that.
drop index tasks_by_job;
create index tasks_by_job on tasks (organization_id, job_id, due_at, id);
create index tasks_by_building on tasks (organization_id, building_id);
drop index job_services_by_job;
create index job_services_by_job on job_services (organization_id, job_id, id);
drop index floors_by_building;
create index floors_by_building on floors (organization_id, building_id, number);
drop index common_areas_by_building;
create index common_areas_by_building on common_areas (organization_id, building_id, name);
create index client_contacts_by_building on client_contacts (organization_id, building_id) where building_id is not null;

create index jobs_by_status on jobs (organization_id, status, id) where deleted_at is null;

-- Counts the committed changes of what the list of jobs shows, so that an unchanged list is known by one row. Deferred to
-- the commit and once a transaction: the row is locked only for that moment, and a long import holds nobody up.
create function count_job_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if pg_catalog.current_setting('app.job_change_counted', true) is distinct from 'yes' then
    insert into public.counters as c (organization_id, name, value)
    values (coalesce(new.organization_id, old.organization_id), 'job-changes', 1)
    on conflict (organization_id, name) do update set value = c.value + 1;
    perform pg_catalog.set_config('app.job_change_counted', 'yes', true);
  end if;
  return null;
end $$;

do $$
declare t text;
begin
  foreach t in array array['jobs', 'job_buildings', 'buildings', 'clients', 'areas', 'visible_jobs']
  loop
    execute format(
      'create constraint trigger count_job_change after insert or update or delete on %I '
      'deferrable initially deferred for each row execute function count_job_change()', t);
  end loop;
end $$;

-- The common-area types every organization starts with, in the tenant transaction that creates it.
create function seed_common_area_types(for_organization_id integer) returns void
language sql volatile set search_path = '' as $$
  insert into public.common_area_types (organization_id, key, name, high_touch_points, sort)
  select for_organization_id, t.key, t.name, t.points, t.sort::int
  from rows from (pg_catalog.json_to_recordset('[
    {"key": "restroom", "name": "Restroom", "points": ["Door handle", "Flush handle", "Faucet", "Dispenser", "Stall latch"]},
    {"key": "lobby", "name": "Lobby / entrance", "points": ["Door handle", "Reception counter", "Directory screen", "Armrest"]},
    {"key": "elevator", "name": "Elevator", "points": ["Call button", "Car panel", "Handrail"]},
    {"key": "stairwell", "name": "Stairwell", "points": ["Door handle", "Handrail", "Light switch"]},
    {"key": "corridor", "name": "Corridor", "points": ["Door handle", "Light switch", "Drinking fountain"]},
    {"key": "kitchen", "name": "Kitchen / break room", "points": ["Refrigerator handle", "Faucet", "Microwave", "Coffee maker", "Counter", "Table"]},
    {"key": "conference-room", "name": "Conference room", "points": ["Door handle", "Table", "Chair arm", "Light switch", "Remote control"]},
    {"key": "amenity", "name": "Amenity / fitness", "points": ["Door handle", "Equipment grip", "Locker handle", "Bench"]},
    {"key": "office-suite", "name": "Office suite", "points": ["Door handle", "Light switch", "Copier panel", "Telephone"]},
    {"key": "loading-dock", "name": "Loading dock", "points": ["Door handle", "Dock control", "Handrail"]},
    {"key": "garage", "name": "Garage", "points": ["Ticket machine", "Pay station", "Door handle", "Handrail"]},
    {"key": "exterior", "name": "Exterior", "points": ["Entrance handle", "Intercom", "Handrail", "Bench"]},
    {"key": "janitor-closet", "name": "Janitor closet", "points": ["Door handle", "Faucet", "Light switch"]},
    {"key": "other", "name": "Other", "points": []}
  ]') as (key text, name text, points text[])) with ordinality as t (key, name, points, sort)
  on conflict do nothing
$$;
revoke all on function seed_common_area_types from public;

create or replace function identity_create_organization(
  new_id integer, new_name text, new_slug text, zone text, new_settings jsonb
) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.organizations (id, name, slug, time_zone, settings) overriding system value
  values (new_id, new_name, new_slug, zone, new_settings);
  select public.seed_common_area_types(new_id);
  select new_id;
$$;

do $$
declare o integer;
begin
  for o in select id from organizations
  loop
    perform set_config('app.organization_id', o::text, true);
    perform seed_common_area_types(o);
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;
