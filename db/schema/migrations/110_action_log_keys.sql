-- Up Migration

-- What devices call a log: each phone that began it has a key of its own, and they all mean this one.
create table action_log_keys (
  organization_id integer not null,
  id integer generated always as identity,
  client_uuid uuid not null,
  log_id integer not null,
  primary key (organization_id, client_uuid),
  foreign key (organization_id, log_id) references action_logs (organization_id, id)
);
create index action_log_keys_by_log on action_log_keys (organization_id, log_id);
call guard_tenant('action_log_keys', 'insert');

-- The owner is bound by row-level security too; here it works for every organization.
alter table action_logs no force row level security;
alter table action_log_keys no force row level security;
insert into action_log_keys (organization_id, client_uuid, log_id)
select organization_id, client_uuid, id from action_logs order by id;
alter table action_log_keys force row level security;
alter table action_logs force row level security;
