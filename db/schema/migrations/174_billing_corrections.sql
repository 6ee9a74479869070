-- Up Migration

-- What an approved month billed too little or too much: billed or credited with the next month that is approved. Never changed; a
-- wrong one is taken back by another one.
create table billing_corrections (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  contract_id integer not null,
  -- The first day of the month that is corrected.
  month date not null check (extract(day from month) = 1),
  -- Cents.
  amount integer not null check (amount <> 0),
  reason text not null check (char_length(reason) between 3 and 2000),
  created_at timestamptz not null default now(),
  created_by integer,
  -- The run with which it is billed; null until then.
  run_id integer,
  primary key (organization_id, id),
  foreign key (organization_id, contract_id) references contracts (organization_id, id),
  foreign key (organization_id, run_id) references billing_runs (organization_id, id)
);
create index billing_corrections_by_month on billing_corrections (organization_id, month, contract_id);
create index billing_corrections_by_run on billing_corrections (organization_id, run_id);
create index billing_corrections_by_contract on billing_corrections (organization_id, contract_id);
call guard_tenant('billing_corrections', 'insert, update');
