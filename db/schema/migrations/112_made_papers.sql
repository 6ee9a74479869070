-- Up Migration

-- Papers with many photos, made by the queue and kept for an hour. The same content is one paper, whoever asks for it.
create table made_papers (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  -- What it is made of, until it is made.
  draft text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'made', 'failed')),
  photos integer not null check (photos >= 0),
  photos_done integer not null default 0 check (photos_done >= 0),
  storage_key text,
  size integer,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (organization_id, id),
  constraint made_papers_content_key unique (organization_id, content_hash),
  check ((state = 'made') = (storage_key is not null and size is not null))
);
create index made_papers_by_expiry on made_papers (organization_id, expires_at);
call guard_tenant('made_papers', 'insert, update, delete');
