-- Up Migration

-- The copy of an instruction shows the same photos: its files share their bytes.
alter table files drop constraint files_storage_key_key;
create index files_by_storage_key on files (organization_id, storage_key);

-- How often the instructions of a job have changed. Writers of one job take turns at its row.
create table site_instruction_sets (
  organization_id integer not null references organizations (id),
  job_id integer not null,
  version integer not null check (version > 0),
  primary key (organization_id, job_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id)
);
call guard_tenant('site_instruction_sets');

-- What is done in a room of a site, and how often. A language without a text shows the other one.
create table site_instructions (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  -- Null where the room's name says enough.
  building_id integer,
  place integer not null,
  room text collate "und-x-icu" not null check (char_length(room) between 1 and 100),
  text_en text not null default '' check (char_length(text_en) <= 2000),
  text_es text not null default '' check (char_length(text_es) <= 2000),
  frequency text not null check (frequency in ('nightly', 'weekly', 'monthly', 'quarterly', 'yearly', 'as_needed')),
  weekdays integer[] not null default '{}',
  day integer check (day between 1 and 31),
  month integer check (month between 1 and 12),
  -- Versions of the set: that which it came with, and that which it last changed or went with.
  added_in integer not null,
  changed_in integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  check (text_en <> '' or text_es <> ''),
  check ((frequency = 'weekly') = (weekdays <> '{}')),
  check ((frequency in ('monthly', 'quarterly', 'yearly')) = (day is not null)),
  check ((frequency in ('quarterly', 'yearly')) = (month is not null))
);
create index site_instructions_by_job on site_instructions (organization_id, job_id, place, id)
  where deleted_at is null;
create index site_instructions_changed on site_instructions (organization_id, job_id, changed_in);
-- A new order is no change of what an instruction says.
create trigger touch before update of changed_in on site_instructions for each row execute function touch();
call guard_tenant('site_instructions');

-- Who has read which version, and when.
create table site_instruction_reads (
  organization_id integer not null references organizations (id),
  job_id integer not null,
  user_id integer not null,
  version integer not null,
  read_at timestamptz not null,
  primary key (organization_id, job_id, user_id, version),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
call guard_tenant('site_instruction_reads');
