-- Up Migration

-- One importer for job sites, rent rolls and clients: the kind says what the rows of a file are.
alter table job_imports add column kind text not null default 'job-sites' check (char_length(kind) between 1 and 40),
  add column updated_rows integer not null default 0;
create index job_imports_by_kind on job_imports (organization_id, kind, created_at desc, id) where deleted_at is null;
drop index job_imports_by_created;

-- What a row wrote: type, id, when, and the fields it had before, so that the undo knows what was changed since.
alter table job_import_rows add column records jsonb not null default '[]',
  drop constraint job_import_rows_outcome_check,
  add constraint job_import_rows_outcome_check check (outcome in ('created', 'updated', 'duplicate', 'invalid'));
