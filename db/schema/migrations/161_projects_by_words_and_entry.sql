-- Up Migration

-- The description is searched too. PostgreSQL changes what a column is generated from by making it anew; its index goes
-- with it, and the function of the search has the names alone.
alter table special_projects drop column search;
alter table special_projects add column search text collate "C" not null generated always as
  (fold('SP-' || year || '-' || serial || ' ' || title || ' ' || description)) stored;
create index special_projects_by_words on special_projects
  using gin (organization_id, search gin_trgm_ops) with (gin_pending_list_limit = 512);

-- Those entered in some days.
create index special_projects_by_entry on special_projects (organization_id, created_at, id)
  include (status, worth, client_id, job_id) where deleted_at is null;
