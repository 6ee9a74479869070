-- Up Migration

-- What the office did about a report or a log that did not come: told the people of the site, and reminded them.
create table missing_work (
  organization_id integer not null references organizations (id),
  work text not null check (work in ('nightly_report', 'action_log')),
  day date not null,
  job_id integer not null,
  building_id integer not null,
  -- At nine on the next morning.
  alerted_at timestamptz,
  reminded_at timestamptz,
  reminded_by integer,
  primary key (organization_id, work, day, job_id, building_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id)
);
call guard_tenant('missing_work', 'insert, update');
