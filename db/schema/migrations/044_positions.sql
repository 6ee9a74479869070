-- Up Migration

-- Where a position comes from: the address looked up by the geocoder, the middle of the ZIP code, or a person who said it.
alter table buildings add column location_source text check (location_source in ('geocoder', 'zip', 'manual'));
-- The address that the position was found for; when the address changes it says so.
alter table buildings add column located_for text;

-- The owner is bound by row-level security too; here it works for every organization. A building did not change for people.
alter table buildings no force row level security;
alter table buildings disable trigger user;
update buildings b set located_for = concat_ws('|', b.address, b.city, b.state, b.zip),
  location_source = case when b.lat is null then null when b.location_approximate then 'zip' else 'manual' end;
alter table buildings enable trigger user;
alter table buildings force row level security;

alter table buildings add check ((lat is null) = (location_source is null));

-- Who writes a position without naming its source knows it from a person, unless it is only near. One that is only near
-- never takes the place of one that a person said.
create function name_location_source() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.location_source = 'manual' and new.location_source = 'manual'
    and (new.lat is null or new.location_approximate) then
    new.lat := old.lat;
    new.lng := old.lng;
    new.location_approximate := false;
  end if;
  if new.lat is null then
    new.location_source := null;
  elsif new.location_source is null then
    new.location_source := case when new.location_approximate then 'zip' else 'manual' end;
  end if;
  if new.located_for is null then
    new.located_for := pg_catalog.concat_ws('|', new.address, new.city, new.state, new.zip);
  end if;
  return new;
end $$;
create trigger name_location_source before insert or update on buildings
  for each row execute function name_location_source();

-- What the geocoder finds in the background makes nobody's open form out of date.
drop trigger touch on buildings;
create trigger touch before update on buildings for each row
  when (current_setting('app.geocoding', true) is distinct from 'yes') execute function touch();

-- Buildings whose address the geocoder has not been asked for yet.
create table geocode_requests (
  organization_id integer not null references organizations (id),
  building_id integer not null,
  created_at timestamptz not null default now(),
  primary key (organization_id, building_id),
  foreign key (organization_id, building_id) references buildings (organization_id, id) on delete cascade
);
call guard_tenant('geocode_requests');

-- What the list of sites is searched by.
create index job_services_by_type on job_services (organization_id, type, job_id) where deleted_at is null;
create index contracts_by_end on contracts (organization_id, termination_date)
  where status in ('approved', 'terminated') and deleted_at is null;
