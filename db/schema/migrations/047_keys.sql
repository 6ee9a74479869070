-- Up Migration

-- What opens a site, one row for each physical item: a key, a badge, a fob. Nothing is ever removed, so that the answer
-- to "who had it last month?" stays right. Codes of alarms are access notes, not items.
create table keys (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  -- Without one it opens something of the site as a whole.
  building_id integer,
  kind text not null check (kind in ('key', 'badge', 'fob', 'card', 'other')),
  -- The number or name stamped on it.
  label text collate "und-x-icu" not null check (char_length(label) between 1 and 40),
  opens text not null default '' check (char_length(opens) <= 200),
  notes text not null default '' check (char_length(notes) <= 2000),
  status text not null default 'in_office' check (status in ('in_office', 'held', 'lost', 'returned', 'retired')),
  -- While it is lost: since when, in whose words, and who had it.
  lost_on date,
  lost_note text not null default '' check (char_length(lost_note) <= 500),
  lost_by integer,
  search text collate "C" not null generated always as (fold(label || ' ' || opens)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, lost_by) references memberships (organization_id, user_id),
  check ((status = 'lost') = (lost_on is not null))
);
create unique index keys_label_key on keys (organization_id, job_id, kind, fold(label)) where status <> 'retired';
create index keys_by_job on keys (organization_id, job_id, label, id);
create index keys_by_label on keys (organization_id, label, id);
create index keys_by_building on keys (organization_id, building_id) where building_id is not null;
create index keys_by_status on keys (organization_id, status, job_id);
create trigger touch before update on keys for each row execute function touch();
call guard_tenant('keys');
call make_searchable('keys');

-- Who holds an item from when to when. The one that has not ended is the holder's.
create table key_custodies (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  key_id integer not null,
  user_id integer not null,
  from_at timestamptz not null,
  due_on date,
  handed_by integer,
  -- When the person who received it said so.
  acknowledged_at timestamptz,
  ended_at timestamptz,
  ended_by integer,
  ended_as text check (ended_as in ('returned', 'transferred', 'lost')),
  note text not null default '' check (char_length(note) <= 500),
  primary key (organization_id, id),
  foreign key (organization_id, key_id) references keys (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  check ((ended_at is null) = (ended_as is null)),
  check (ended_at >= from_at),
  -- Never two holders at once, also for two who write at the same time.
  constraint key_custodies_overlap exclude using gist (
    organization_id with =, key_id with =, tstzrange(from_at, ended_at) with &&)
);
create unique index key_custodies_open on key_custodies (organization_id, key_id) where ended_at is null;
create index key_custodies_by_key on key_custodies (organization_id, key_id, from_at);
create index key_custodies_by_user on key_custodies (organization_id, user_id, key_id) where ended_at is null;
create index key_custodies_due on key_custodies (organization_id, due_on, key_id)
  where ended_at is null and due_on is not null;
call guard_tenant('key_custodies');
