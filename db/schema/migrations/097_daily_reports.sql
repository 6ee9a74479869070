-- Up Migration

-- What a crew leaves behind in one service night at a site: who was there, which doors were locked, what went wrong.
create table daily_reports (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  number integer not null,
  status text not null default 'new' check (status in ('new', 'pending', 'finalized')),
  type text not null check (type in ('night_cleaning', 'weekend', 'holiday', 'special')),
  job_id integer not null,
  building_id integer not null,
  -- The service night, by the building's clocks: after midnight still the day on which the shift began.
  report_date date not null,
  -- Whoever began it.
  supervisor_id integer,
  shift_start text check (shift_start ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  shift_end text check (shift_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  headcount_planned integer check (headcount_planned between 0 and 999),
  headcount_present integer check (headcount_present between 0 and 999),
  absences jsonb not null default '[]',
  general_comments text not null default '' check (char_length(general_comments) <= 5000),
  supplies_needed jsonb not null default '[]',
  equipment_issues jsonb not null default '[]',
  alarm_set boolean,
  alarm_time text check (alarm_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- When each of the fields above was said, by the device's clock put right: the later stands.
  said_at jsonb not null default '{}',
  -- Counted anew with every change, for lists and figures.
  doors_required integer not null default 0,
  doors_checked integer not null default 0,
  doors_unlocked integer not null default 0,
  incident_count integer not null default 0,
  started_at timestamptz not null,
  -- When every door was checked for the first time, or explained.
  submitted_at timestamptz,
  finalized_at timestamptz,
  finalized_by integer,
  reopened_at timestamptz,
  reopened_by integer,
  reopen_reason text check (char_length(reopen_reason) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint daily_reports_number_key unique (organization_id, number),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  check ((status = 'finalized') = (finalized_at is not null))
);
-- One report, whoever begins it and on however many phones.
create unique index daily_reports_night_key on daily_reports (organization_id, job_id, building_id, report_date, type)
  where deleted_at is null;
create index daily_reports_by_date on daily_reports (organization_id, report_date desc, id) where deleted_at is null;
create index daily_reports_by_status on daily_reports (organization_id, status, id) where deleted_at is null;
create index daily_reports_by_job on daily_reports (organization_id, job_id, report_date desc, id) where deleted_at is null;
create index daily_reports_by_building on daily_reports (organization_id, building_id, report_date desc, id)
  where deleted_at is null;
create index daily_reports_by_supervisor on daily_reports (organization_id, supervisor_id, report_date desc, id)
  where deleted_at is null;
create index daily_reports_by_unlocked on daily_reports (organization_id, doors_unlocked, id) where deleted_at is null;
-- Counts that follow the doors are no change that an editor has to know.
create trigger touch before update of status, shift_start, shift_end, headcount_planned, headcount_present, absences,
  general_comments, supplies_needed, equipment_issues, alarm_set, alarm_time, deleted_at
  on daily_reports for each row execute function touch();
call guard_tenant('daily_reports');

-- What devices call a report: each phone that began it has a key of its own, and they all mean this one.
create table daily_report_keys (
  organization_id integer not null,
  id integer generated always as identity,
  client_uuid uuid not null,
  report_id integer not null,
  primary key (organization_id, client_uuid),
  foreign key (organization_id, report_id) references daily_reports (organization_id, id)
);
create index daily_report_keys_by_report on daily_report_keys (organization_id, report_id);
call guard_tenant('daily_report_keys', 'insert');

-- Each door and each common area of the night as it stands. A row without a result waits to be checked.
create table daily_report_checks (
  organization_id integer not null,
  id integer generated always as identity,
  report_id integer not null,
  kind text not null check (kind in ('tenant', 'common_area')),
  place_id integer not null,
  -- With the names of that night.
  name text collate "und-x-icu" not null,
  suite text not null default '',
  floor_id integer,
  floor_number integer,
  floor_label text,
  result text check (result in ('locked', 'found_unlocked', 'no_access', 'not_serviced', 'done')),
  checked_at text check (checked_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  cleaned boolean,
  lights_off boolean,
  note text not null default '' check (char_length(note) <= 500),
  -- Entered together with others, in one touch.
  bulk boolean not null default false,
  entered_at timestamptz,
  received_at timestamptz,
  checked_by integer,
  primary key (organization_id, report_id, kind, place_id),
  constraint daily_report_checks_id_key unique (organization_id, id),
  foreign key (organization_id, report_id) references daily_reports (organization_id, id)
);
create index daily_report_checks_by_place on daily_report_checks (organization_id, kind, place_id, report_id);
call guard_tenant('daily_report_checks');

-- Everything that anybody entered about a door or an area, also what did not stand.
create table daily_report_check_history (
  organization_id integer not null,
  id bigint generated always as identity,
  report_id integer not null,
  -- Of the entry on the device: sent twice it is here once.
  client_uuid uuid not null,
  kind text not null,
  place_id integer not null,
  result text,
  checked_at text,
  cleaned boolean,
  lights_off boolean,
  note text not null,
  bulk boolean not null,
  entered_at timestamptz not null,
  device_at timestamptz,
  received_at timestamptz not null default now(),
  checked_by integer,
  primary key (organization_id, report_id, id),
  constraint daily_report_check_history_entry_key unique (organization_id, report_id, client_uuid, kind, place_id),
  foreign key (organization_id, report_id) references daily_reports (organization_id, id)
);
create index daily_report_check_history_by_place
  on daily_report_check_history (organization_id, report_id, kind, place_id, id);
call guard_tenant('daily_report_check_history', 'insert');

create table daily_report_incidents (
  organization_id integer not null,
  id integer generated always as identity,
  report_id integer not null,
  client_uuid uuid not null,
  kind text not null check (kind in ('security', 'damage', 'injury', 'leak', 'lights_out', 'other')),
  place text not null default '' check (char_length(place) <= 100),
  description text not null default '' check (char_length(description) <= 2000),
  task_id integer,
  entered_at timestamptz not null,
  received_at timestamptz not null default now(),
  reported_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint daily_report_incidents_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, report_id) references daily_reports (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id)
);
create index daily_report_incidents_by_report on daily_report_incidents (organization_id, report_id, id)
  where deleted_at is null;
create index daily_report_incidents_by_kind on daily_report_incidents (organization_id, kind, report_id)
  where deleted_at is null;
call guard_tenant('daily_report_incidents');
