-- Up Migration

-- A document that a later one took the place of stays as an older version.
alter table files add column archived_at timestamptz;
alter table files add column archived_by integer;

-- The documents of job sites that hold today, for one site and for all of them.
create index files_current_documents on files (organization_id, owner_id, purpose, expires_on, id)
  where owner_entity = 'job-document' and archived_at is null and deleted_at is null;
create index files_documents_by_type on files (organization_id, purpose, owner_id, expires_on)
  where owner_entity = 'job-document' and archived_at is null and deleted_at is null;
create index files_expiring_documents on files (organization_id, expires_on, id)
  where owner_entity = 'job-document' and archived_at is null and deleted_at is null and expires_on is not null;

create table job_document_alerts (
  organization_id integer not null references organizations (id),
  file_id integer not null,
  -- A later date is told of again.
  expires_on date not null,
  -- Days before the document expires, on the calendar of the site.
  days smallint not null check (days in (30, 7, 0)),
  at timestamptz not null default now(),
  primary key (organization_id, file_id, expires_on, days),
  foreign key (organization_id, file_id) references files (organization_id, id)
);
call guard_tenant('job_document_alerts');
