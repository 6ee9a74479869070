-- Up Migration

-- Lists name a day that a site owes by one number.
alter table service_days
  add column id integer generated always as identity,
  add constraint service_days_id_key unique (organization_id, id);

-- What the office did about a report or a log that did not come: told the people of the site, reminded, excused it.
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
  excused_at timestamptz,
  excused_by integer,
  reason text check (char_length(reason) between 3 and 500),
  primary key (organization_id, work, day, job_id, building_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  check ((excused_at is null) = (reason is null))
);
call guard_tenant('missing_work', 'insert, update');
