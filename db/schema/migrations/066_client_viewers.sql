-- Up Migration

-- Contacts of clients with a login: they see all jobs of the client, those of later on included. `ended_at` keeps who
-- was one, so that the same person can be let in again.
create table client_viewers (
  organization_id integer not null,
  client_id integer not null,
  contact_id integer not null,
  user_id integer not null,
  created_at timestamptz not null default now(),
  created_by integer,
  ended_at timestamptz,
  primary key (organization_id, client_id, contact_id),
  foreign key (organization_id, client_id) references clients (organization_id, id),
  foreign key (organization_id, contact_id) references client_contacts (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index client_viewers_by_user on client_viewers (organization_id, user_id);
create index client_viewers_by_contact on client_viewers (organization_id, contact_id);
call guard_tenant('client_viewers');

alter table visible_jobs drop constraint visible_jobs_source_check;
alter table visible_jobs add constraint visible_jobs_source_check
  check (source in ('assignment', 'access', 'area', 'client'));
