-- Up Migration

-- What a client is offered for a special project: a draft is edited, what was sent stays as it is.
create table proposals (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  special_project_id integer not null,
  version smallint not null check (version > 0),
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'superseded', 'withdrawn', 'approved', 'declined')),
  language text not null default 'en' check (language in ('en', 'es')),
  intro text not null default '' check (char_length(intro) <= 5000),
  terms text not null default '' check (char_length(terms) <= 5000),
  lines jsonb not null default '[]',
  -- Of a draft null: thirty days from the day it is sent.
  valid_until date,
  sent_at timestamptz,
  sent_by integer,
  sent_to jsonb not null default '[]',
  -- The paper that was sent, and the fingerprint of its bytes.
  pdf_file_id integer,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  answered_at timestamptz,
  -- Of the client; null where somebody of the company says what the client answered.
  answered_by_name text check (char_length(answered_by_name) <= 100),
  answer_note text not null default '' check (char_length(answer_note) <= 2000),
  -- Places of the optional lines that the client took.
  chosen jsonb not null default '[]',
  signature_file_id integer,
  -- The network of the reader, not the address.
  answered_network text check (char_length(answered_network) <= 50),
  expiry_told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, special_project_id) references special_projects (organization_id, id),
  foreign key (organization_id, pdf_file_id) references files (organization_id, id),
  foreign key (organization_id, signature_file_id) references files (organization_id, id),
  check (status = 'draft' or (sent_at is not null and valid_until is not null))
);
create unique index proposals_version_key on proposals (organization_id, special_project_id, version)
  where deleted_at is null;
create unique index proposals_draft_key on proposals (organization_id, special_project_id)
  where status = 'draft' and deleted_at is null;
create unique index proposals_sent_key on proposals (organization_id, special_project_id)
  where status = 'sent' and deleted_at is null;
create index proposals_by_end on proposals (organization_id, valid_until)
  where status = 'sent' and expiry_told_at is null and deleted_at is null;
create index proposals_by_paper on proposals (organization_id, pdf_file_id) where pdf_file_id is not null;
create index proposals_by_signature on proposals (organization_id, signature_file_id)
  where signature_file_id is not null;
create trigger touch before update on proposals for each row execute function touch();
call guard_tenant('proposals');

create table proposal_questions (
  organization_id integer not null,
  id integer generated always as identity,
  proposal_id integer not null,
  name text not null check (char_length(name) between 1 and 100),
  question text not null check (char_length(question) between 1 and 2000),
  answer text check (char_length(answer) between 1 and 2000),
  answered_by integer,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, proposal_id) references proposals (organization_id, id),
  check ((answer is null) = (answered_at is null))
);
create index proposal_questions_by_proposal on proposal_questions (organization_id, proposal_id, id);
call guard_tenant('proposal_questions', 'insert, update');
