-- Up Migration

-- Of the vacant square feet, those of floors that are vacant as a whole: contracts credit them at another rate.
alter table contracts add column vacant_full_sqft integer check (vacant_full_sqft between 0 and 99999999);
-- The day on which somebody said that the contract does not go on after its term.
alter table contracts add column renewal_notice_on date;
alter table contracts add column client_uuid uuid;
create unique index contracts_client_uuid_key on contracts (organization_id, client_uuid)
  where client_uuid is not null;

-- Approved contracts by their last day: those that renew themselves, and those that end soon.
create index contracts_ending on contracts (organization_id, termination_date, id)
  where status = 'approved' and deleted_at is null;

create table contract_alerts (
  organization_id integer not null references organizations (id),
  contract_id integer not null,
  -- A later end is told of again.
  ends_on date not null,
  -- Days before the contract ends, on the calendar of the site.
  days smallint not null check (days in (120, 90, 60, 30)),
  at timestamptz not null default now(),
  primary key (organization_id, contract_id, ends_on, days),
  foreign key (organization_id, contract_id) references contracts (organization_id, id)
);
call guard_tenant('contract_alerts');
