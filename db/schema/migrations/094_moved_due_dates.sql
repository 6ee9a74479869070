-- Up Migration

-- A day that was set stays after its inspection: without it the time that it made longer would look missed for ever.
alter table inspection_due_dates
  add column id integer generated always as identity,
  -- The day on which it was set, at the organization.
  add column set_on date;
alter table inspection_due_dates no force row level security;
alter table organizations no force row level security;
update inspection_due_dates d set set_on = (d.set_at at time zone o.time_zone)::date
from organizations o where o.id = d.organization_id;
alter table organizations force row level security;
alter table inspection_due_dates force row level security;
alter table inspection_due_dates alter column set_on set not null,
  drop constraint inspection_due_dates_pkey,
  add primary key (organization_id, job_id, id);

-- The last reminder of the next inspection of a job.
create table inspection_reminders (
  organization_id integer not null,
  job_id integer not null,
  -- Another day is told of again.
  due_on date not null,
  -- 0 a few days before, then the week in which it is past due, counted from 1.
  step smallint not null check (step >= 0),
  at timestamptz not null default now(),
  primary key (organization_id, job_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id)
);
call guard_tenant('inspection_reminders');
