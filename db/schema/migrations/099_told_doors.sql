-- Up Migration

-- A tenant's door that was found unlocked in a service night: people are told of it once, however often it is checked and
-- in whichever report.
create table daily_report_told_doors (
  organization_id integer not null,
  -- The tenant of the building.
  place_id integer not null,
  night date not null,
  report_id integer not null,
  told_at timestamptz not null,
  -- Corrected before anybody was told: found unlocked again, it is told of anew.
  taken_back boolean not null default false,
  task_id integer,
  primary key (organization_id, place_id, night),
  foreign key (organization_id, report_id) references daily_reports (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id)
);
create index daily_report_told_doors_by_report on daily_report_told_doors (organization_id, report_id);
call guard_tenant('daily_report_told_doors');

-- An action log that was not final on the next morning: its porter is reminded once. On a new database the logs themselves
-- come with a later migration, so that no key can name them.
create table action_log_reminders (
  organization_id integer not null references organizations (id),
  log_id integer not null,
  at timestamptz not null,
  primary key (organization_id, log_id)
);
call guard_tenant('action_log_reminders');
