-- Up Migration

-- Another day on which the next inspection of a job is due. It stands until an inspection ends that counts.
create table inspection_due_dates (
  organization_id integer not null,
  job_id integer not null,
  due_on date not null,
  reason text not null check (char_length(reason) between 3 and 500),
  set_at timestamptz not null default now(),
  set_by integer,
  primary key (organization_id, job_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id)
);
call guard_tenant('inspection_due_dates');

-- Who is to inspect a site on which day; nobody yet where only the day is known.
create table planned_inspections (
  organization_id integer not null,
  id integer generated always as identity,
  job_id integer not null,
  building_id integer not null,
  user_id integer,
  planned_on date not null,
  -- The inspection that was begun for it.
  inspection_id integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, inspection_id) references inspections (organization_id, id)
);
-- A site waits for one inspection at a time.
create unique index planned_inspections_open_key on planned_inspections (organization_id, job_id, building_id)
  where inspection_id is null;
create unique index planned_inspections_inspection_key on planned_inspections (organization_id, inspection_id)
  where inspection_id is not null;
create index planned_inspections_by_day on planned_inspections (organization_id, planned_on, id);
create index planned_inspections_by_person on planned_inspections (organization_id, user_id, planned_on);
create index planned_inspections_by_building on planned_inspections (organization_id, building_id);
create trigger touch before update on planned_inspections for each row execute function touch();
call guard_tenant('planned_inspections');
