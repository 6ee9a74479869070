-- Up Migration

-- What sites owe: a nightly report of each service night, an action log of each service day. Written when the day comes and
-- kept as it was: services that change later change nothing about a day that is over.
create table service_days (
  organization_id integer not null references organizations (id),
  work text not null check (work in ('nightly_report', 'action_log')),
  -- By the building's clocks.
  day date not null,
  job_id integer not null,
  building_id integer not null,
  primary key (organization_id, work, day, job_id, building_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
create index service_days_by_job on service_days (organization_id, job_id, work, day);
create index service_days_by_building on service_days (organization_id, building_id, work, day);
call guard_tenant('service_days', 'insert, delete');

-- The last day that was written, in each time zone.
create table planned_service_days (
  organization_id integer not null references organizations (id),
  time_zone text not null,
  work text not null check (work in ('nightly_report', 'action_log')),
  through date not null,
  primary key (organization_id, time_zone, work)
);
call guard_tenant('planned_service_days', 'insert, update');
