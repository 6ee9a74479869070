-- Up Migration

-- What was sent of a record by email, to whom, and what became of each letter.
create table record_mails (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  entity text not null check (char_length(entity) <= 40),
  record_id integer not null,
  subject text not null check (char_length(subject) between 1 and 150),
  message text not null default '' check (char_length(message) <= 2000),
  with_pdf boolean not null,
  with_link boolean not null,
  locale text not null check (locale in ('en', 'es')),
  -- Each with its address, the contact it belongs to, and its state: waiting, sent, refused or dropped.
  recipients jsonb not null,
  -- Sent because the record became final, not by a person.
  automatic boolean not null default false,
  sent_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index record_mails_by_record on record_mails (organization_id, entity, record_id, id);
create trigger touch before update on record_mails for each row execute function touch();
call guard_tenant('record_mails');
