-- Up Migration

-- What the work of a special project took: noted by the people who do it, priced by the office.
create table special_project_costs (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  special_project_id integer not null,
  task_id integer,
  kind text not null check (kind in ('material', 'hours', 'other')),
  description text not null check (char_length(description) <= 200),
  quantity numeric(7, 2) not null check (quantity > 0),
  unit text not null check (char_length(unit) <= 20),
  -- Dollars with four decimals; none until somebody knows it.
  unit_cost numeric(11, 4) check (unit_cost >= 0),
  -- Whole cents.
  amount integer check (amount between 0 and 999999999),
  worked_on date not null,
  client_uuid uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  constraint special_project_costs_client_uuid_key unique (organization_id, client_uuid),
  foreign key (organization_id, special_project_id) references special_projects (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id),
  check ((unit_cost is null) = (amount is null))
);
create index special_project_costs_of_project on special_project_costs
  (organization_id, special_project_id, worked_on desc, id desc) include (amount) where deleted_at is null;
create index special_project_costs_rates on special_project_costs (organization_id, id desc)
  where deleted_at is null and kind = 'hours' and unit_cost is not null;
create trigger touch before update on special_project_costs for each row execute function touch();
call guard_tenant('special_project_costs');
