-- Up Migration

-- What happened, told in the transaction of the change. Kept for 90 days: the audit log is the memory, this is the message.
create table events (
  organization_id integer not null references organizations (id),
  id bigint generated always as identity,
  name text not null check (name ~ '^[a-z-]+\.[a-z-]+$'),
  entity text not null,
  entity_id integer not null,
  -- Whoever sees this job may hear of the event; null: whoever belongs to the organization.
  job_id integer,
  actor_user_id integer,
  data jsonb not null default '{}',
  at timestamptz not null default now(),
  primary key (organization_id, id)
);
create index events_by_age on events (organization_id, at);
call guard_tenant('events', 'insert, delete');

-- Every process that listens hears of it when, and only when, the transaction commits.
create function announce_event() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('cora_events', pg_catalog.json_build_object(
    'organization_id', new.organization_id, 'id', new.id, 'name', new.name,
    'entity', new.entity, 'entity_id', new.entity_id, 'job_id', new.job_id)::text);
  return null;
end $$;
create trigger announce after insert on events for each row execute function announce_event();
