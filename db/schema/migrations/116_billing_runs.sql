-- Up Migration

-- The invoices of a month as somebody approved them; until then they are calculated when they are read.
create table billing_runs (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  -- Its first day.
  month date not null check (extract(day from month) = 1),
  approved_at timestamptz not null default now(),
  approved_by integer,
  -- Set by the first export; later ones need a reason.
  exported_at timestamptz,
  exported_by integer,
  primary key (organization_id, id),
  constraint billing_runs_month_key unique (organization_id, month)
);
call guard_tenant('billing_runs', 'insert, update');

create table billing_run_lines (
  organization_id integer not null references organizations (id),
  run_id integer not null,
  contract_id integer not null,
  -- As `contract/statement/statement.ts` has it.
  statement jsonb not null check (jsonb_typeof(statement) = 'object'),
  primary key (organization_id, run_id, contract_id),
  foreign key (organization_id, run_id) references billing_runs (organization_id, id),
  foreign key (organization_id, contract_id) references contracts (organization_id, id)
);
create index billing_run_lines_by_contract on billing_run_lines (organization_id, contract_id);
call guard_tenant('billing_run_lines', 'insert');

-- The contracts in force in a month.
create index contracts_in_force on contracts (organization_id, start_date, termination_date, id)
  where status in ('approved', 'terminated') and deleted_at is null;
