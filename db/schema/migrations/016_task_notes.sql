-- Up Migration

create table task_notes (
  organization_id integer not null,
  id integer generated always as identity,
  task_id integer not null,
  body text not null check (char_length(body) <= 2000),
  internal boolean not null,
  client_uuid uuid not null default gen_random_uuid(),
  device_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint task_notes_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, task_id) references tasks (organization_id, id),
  foreign key (organization_id, created_by) references memberships (organization_id, user_id)
);
create index task_notes_by_task on task_notes (organization_id, task_id, id);
create trigger touch before update on task_notes for each row execute function touch();
call guard_tenant('task_notes');

create table task_note_mentions (
  organization_id integer not null,
  note_id integer not null,
  user_id integer not null,
  primary key (organization_id, note_id, user_id),
  foreign key (organization_id, note_id) references task_notes (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index task_note_mentions_by_user on task_note_mentions (organization_id, user_id, note_id);
call guard_tenant('task_note_mentions');
