-- Up Migration

-- Rooms that a porter comes by again and again, in this order.
create table action_log_rounds (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  building_id integer not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  -- Which entry of a log counts as having been there.
  action_type text not null check (action_type ~ '^[a-z_]{1,40}$'),
  interval_minutes integer not null check (interval_minutes between 15 and 720),
  -- On the building's clocks; without them as long as the shift.
  starts_at text check (starts_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends_at text check (ends_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  common_area_ids integer[] not null check (cardinality(common_area_ids) between 1 and 60),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
create index action_log_rounds_by_job on action_log_rounds (organization_id, job_id, id) where deleted_at is null;
create trigger touch before update on action_log_rounds for each row execute function touch();
call guard_tenant('action_log_rounds', 'insert, update');
