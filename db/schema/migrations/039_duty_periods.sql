-- Up Migration

-- Who holds an assignment at a job becomes a period of its own: the same person may come back later, and who held it
-- last month stays known. Both dates belong to the period; without a date it has no bound there.
create extension if not exists btree_gist;

update job_site_assignment_users set to_date = from_date where to_date < from_date;
alter table job_site_assignment_users
  drop constraint job_site_assignment_users_pkey,
  add column id integer generated always as identity,
  add column updated_at timestamptz not null default now(),
  add column updated_by integer,
  add primary key (organization_id, id),
  add check (to_date >= from_date),
  -- Also for two who write at the same time, which no check of the application could see.
  add constraint job_site_assignment_users_overlap exclude using gist (
    organization_id with =, assignment_id with =, job_id with =, user_id with =,
    daterange(from_date, to_date, '[]') with &&);
create index job_site_assignment_users_by_assignment
  on job_site_assignment_users (organization_id, assignment_id, job_id, id);
create trigger touch before update on job_site_assignment_users for each row execute function touch();

alter table job_site_assignments
  add column search text collate "C" not null generated always as (fold(name)) stored;
call make_searchable('job_site_assignments');
