-- Up Migration

-- What sites owe: a nightly report of each service night, an action log of each service day. Written when the day comes and
-- kept as it was: services that change later change nothing about a day that is over.
create table service_days (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  work text not null check (work in ('nightly_report', 'action_log')),
  -- By the building's clocks.
  day date not null,
  job_id integer not null,
  building_id integer not null,
  -- Nothing will come, as where the site was closed: from then on the day is no longer owed.
  excused_at timestamptz,
  excused_by integer,
  excuse_reason text check (char_length(excuse_reason) between 3 and 500),
  primary key (organization_id, work, day, job_id, building_id),
  constraint service_days_id_key unique (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  check ((excused_at is null) = (excuse_reason is null))
);
create index service_days_by_job on service_days (organization_id, job_id, work, day);
create index service_days_by_building on service_days (organization_id, building_id, work, day);
call guard_tenant('service_days');

-- The last day that was written, in each time zone.
create table planned_service_days (
  organization_id integer not null references organizations (id),
  time_zone text not null,
  work text not null check (work in ('nightly_report', 'action_log')),
  through date not null,
  primary key (organization_id, time_zone, work)
);
call guard_tenant('planned_service_days', 'insert, update');
