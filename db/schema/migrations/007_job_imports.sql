-- Up Migration

create table job_imports (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  file_id integer not null,
  file_name text not null,
  status text not null default 'uploaded'
    check (status in ('uploaded', 'previewed', 'queued', 'running', 'done', 'failed', 'undoing', 'undone')),
  columns jsonb not null,
  mapping jsonb not null,
  total_rows integer not null default 0,
  done_rows integer not null default 0,
  created_rows integer not null default 0,
  skipped_rows integer not null default 0,
  failed_rows integer not null default 0,
  warning_rows integer not null default 0,
  counts jsonb not null default '{}',
  message text,
  client_id integer,
  started_at timestamptz,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, file_id) references files (organization_id, id),
  foreign key (organization_id, client_id) references clients (organization_id, id)
);
create index job_imports_by_created on job_imports (organization_id, created_at desc, id) where deleted_at is null;
create trigger touch before update on job_imports for each row execute function touch();
call guard_tenant('job_imports');

-- Every row of the file ends here with what became of it and why.
create table job_import_rows (
  organization_id integer not null,
  import_id integer not null,
  line integer not null,
  outcome text not null check (outcome in ('created', 'duplicate', 'invalid')),
  warnings jsonb not null default '[]',
  reasons jsonb not null default '[]',
  source jsonb not null,
  job_id integer,
  building_id integer,
  primary key (organization_id, import_id, line),
  foreign key (organization_id, import_id) references job_imports (organization_id, id)
);
create index job_import_rows_by_outcome on job_import_rows (organization_id, import_id, outcome, line);
call guard_tenant('job_import_rows');

alter table jobs add foreign key (organization_id, import_id) references job_imports (organization_id, id);
