-- Up Migration

-- How the file was read (the line of its header, its first lines, its delimiter), and rows that were left out on purpose,
-- such as totals.
alter table job_imports add column reading jsonb not null default '{}',
  add column left_out_rows integer not null default 0;
alter table job_import_rows drop constraint job_import_rows_outcome_check,
  add constraint job_import_rows_outcome_check
    check (outcome in ('created', 'updated', 'duplicate', 'invalid', 'left_out'));
