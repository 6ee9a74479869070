-- Up Migration

create table job_site_assignments (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  role_key text not null,
  is_notifiable boolean not null default true,
  sort integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id)
);
create index job_site_assignments_by_sort on job_site_assignments (organization_id, sort, id) where deleted_at is null;
create trigger touch before update on job_site_assignments for each row execute function touch();
call guard_tenant('job_site_assignments');

create table job_site_assignment_users (
  organization_id integer not null,
  assignment_id integer not null,
  job_id integer not null,
  user_id integer not null,
  from_date date,
  to_date date,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, assignment_id, job_id, user_id),
  foreign key (organization_id, assignment_id) references job_site_assignments (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index job_site_assignment_users_by_job on job_site_assignment_users (organization_id, job_id);
create index job_site_assignment_users_by_user on job_site_assignment_users (organization_id, user_id);
call guard_tenant('job_site_assignment_users');

create table job_site_access (
  organization_id integer not null,
  user_id integer not null,
  job_id integer not null,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, user_id, job_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id)
);
create index job_site_access_by_job on job_site_access (organization_id, job_id);
call guard_tenant('job_site_access');

-- Which jobs a person may see and why; kept by assignments, areas and jobs through the access feature.
create table visible_jobs (
  organization_id integer not null,
  user_id integer not null,
  job_id integer not null,
  client_id integer not null,
  source text not null check (source in ('assignment', 'access', 'area')),
  primary key (organization_id, user_id, job_id, source),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, job_id) references jobs (organization_id, id)
);
create index visible_jobs_by_job on visible_jobs (organization_id, job_id);
create index visible_jobs_by_client on visible_jobs (organization_id, user_id, client_id);
call guard_tenant('visible_jobs');
