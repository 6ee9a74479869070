-- Up Migration

-- What of a nightly report its client sees beside doors and common areas: nothing until somebody says so. Of photos their
-- own visibility says it.
alter table daily_reports add column comments_public boolean not null default false;
alter table daily_report_checks add column note_public boolean not null default false;
alter table daily_report_incidents add column public boolean not null default false;
