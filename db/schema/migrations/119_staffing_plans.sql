-- Up Migration

-- Who must stand where and when for one service: for the whole building, or for what is occupied now. Hours and wages of
-- an active plan are never changed; the people on its lines are.
create table staffing_plans (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_service_id integer not null,
  -- What it was made for: a contract or a budget of the service.
  contract_id integer,
  budget_id integer,
  plan_type text not null check (plan_type in ('full-building', 'current')),
  status text not null default 'draft' check (status in ('draft', 'active', 'archived')),
  effective_from date not null,
  sqft_basis integer check (sqft_basis between 1 and 99999999),
  -- Why the hours of cleaners are others than occupancy suggests.
  override_reason text not null default '' check (char_length(override_reason) <= 500),
  -- Areas and pieces whose cleaning was counted to check the hours of a night, with the rates as they were then.
  work_load jsonb not null default '[]' check (jsonb_typeof(work_load) = 'array'),
  activated_at timestamptz,
  activated_by integer,
  -- What its wages were calculated with as it was activated, in hundredths.
  weeks_per_month integer check (weeks_per_month between 400 and 500),
  burden_pct integer check (burden_pct between 0 and 10000),
  client_uuid uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_service_id) references job_services (organization_id, id),
  foreign key (organization_id, contract_id) references contracts (organization_id, id),
  foreign key (organization_id, budget_id) references budgets (organization_id, id),
  check ((contract_id is null) <> (budget_id is null))
);
create unique index staffing_plans_active_key on staffing_plans (organization_id, job_service_id, plan_type)
  where status = 'active' and deleted_at is null;
create unique index staffing_plans_client_uuid_key on staffing_plans (organization_id, client_uuid)
  where client_uuid is not null;
-- Whole, not partial: services, contracts and budgets are asked for what points at them.
create index staffing_plans_by_service on staffing_plans (organization_id, job_service_id, effective_from desc, id);
create index staffing_plans_by_contract on staffing_plans (organization_id, contract_id);
create index staffing_plans_by_budget on staffing_plans (organization_id, budget_id);
create trigger touch before update on staffing_plans for each row execute function touch();
call guard_tenant('staffing_plans');

create table staffing_plan_lines (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  staffing_plan_id integer not null,
  position smallint not null,
  schedule_type text not null check (schedule_type in ('cleaner', 'supervisor', 'day-porter', 'other')),
  title text not null default '' check (char_length(title) <= 100),
  shift text not null check (shift in ('day', 'night')),
  headcount smallint not null check (headcount between 1 and 999),
  shift_minutes smallint not null check (shift_minutes between 15 and 720 and shift_minutes % 15 = 0),
  -- 0 is Sunday.
  days smallint[] not null check (cardinality(days) between 1 and 7 and days <@ '{0,1,2,3,4,5,6}'::smallint[]),
  start_time text check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  wage_cents integer not null check (wage_cents between 0 and 99999),
  zone text not null default '' check (char_length(zone) <= 100),
  -- The line that this one was copied from, whose people it takes until it is activated.
  copy_of_id integer,
  primary key (organization_id, id),
  foreign key (organization_id, staffing_plan_id) references staffing_plans (organization_id, id)
);
create index staffing_plan_lines_by_plan on staffing_plan_lines (organization_id, staffing_plan_id, position);
call guard_tenant('staffing_plan_lines');

create table staffing_plan_people (
  organization_id integer not null references organizations (id),
  line_id integer not null,
  user_id integer not null,
  primary key (organization_id, line_id, user_id),
  foreign key (organization_id, line_id) references staffing_plan_lines (organization_id, id) on delete cascade,
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index staffing_plan_people_by_user on staffing_plan_people (organization_id, user_id, line_id);
call guard_tenant('staffing_plan_people');
