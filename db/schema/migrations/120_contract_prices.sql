-- Up Migration

-- What an approved contract costs a month from when to when, calculated from its terms. Written anew with each change of
-- them, for lists that sort by it.
create table contract_prices (
  organization_id integer not null references organizations (id),
  contract_id integer not null,
  from_date date not null,
  -- Null where the contract has no end.
  to_date date check (to_date >= from_date),
  -- Cents: before credits, after them, and of the first those for labor.
  base_cents bigint not null check (base_cents >= 0),
  net_cents bigint not null check (net_cents between 0 and base_cents),
  labor_cents bigint not null check (labor_cents between 0 and base_cents),
  primary key (organization_id, contract_id, from_date),
  foreign key (organization_id, contract_id) references contracts (organization_id, id) on delete cascade
);
call guard_tenant('contract_prices');

-- Contracts in force or coming, by their last day. With `coalesce` the condition would not follow the index: PostgreSQL takes
-- it for a function that might tell of rows of others.
create index contracts_by_last_day on contracts
  (organization_id, (case when termination_date is null then 'infinity' else termination_date end), id)
  where status in ('approved', 'terminated') and deleted_at is null;
