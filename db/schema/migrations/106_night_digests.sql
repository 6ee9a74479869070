-- Up Migration

-- Contacts that receive nightly reports get those of last night each morning, in one mail. Off until somebody turns it on
-- for a client.
alter table clients add column mail_night_digest boolean not null default false;

-- Whom last night was told to: each contact once.
create table night_digests (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  contact_id integer not null,
  night date not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (organization_id, id),
  constraint night_digests_night_key unique (organization_id, contact_id, night),
  foreign key (organization_id, contact_id) references client_contacts (organization_id, id)
);
call guard_tenant('night_digests', 'insert, update');
