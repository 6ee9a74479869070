-- Up Migration

-- What a service may cost. Its lines are read and saved with it as a whole: amounts and wages in cents, hours and percents
-- in hundredths. An approved budget is never changed but in when it ends; the next one is a copy.
create table budgets (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_service_id integer not null,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  status text not null default 'draft' check (status in ('draft', 'approved', 'archived')),
  effective_from date not null,
  effective_to date check (effective_to >= effective_from),
  burden_pct integer not null check (burden_pct between 0 and 10000),
  days_per_week integer not null check (days_per_week between 1 and 7),
  -- As the organization had it when the budget was approved; null while it is a draft.
  weeks_per_month integer check (weeks_per_month between 400 and 500),
  -- Cents of a month as they were approved, start-up apart; of them, those for labor. Null while it is a draft.
  monthly_cents bigint check (monthly_cents >= 0),
  labor_cents bigint check (labor_cents between 0 and monthly_cents),
  -- Cents of each of the first twelve months.
  startup_cents bigint check (startup_cents >= 0),
  details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  notes text not null default '' check (char_length(notes) <= 2000),
  approved_at timestamptz,
  approved_by integer,
  client_uuid uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_service_id) references job_services (organization_id, id),
  check ((status = 'draft') = (approved_at is null) or status = 'archived')
);
create unique index budgets_client_uuid_key on budgets (organization_id, client_uuid) where client_uuid is not null;
-- Whole, not partial: services are asked for what points at them.
create index budgets_by_service on budgets (organization_id, job_service_id, effective_from desc, id);
create trigger touch before update on budgets for each row execute function touch();
call guard_tenant('budgets');

-- One budget at a time for a service, as contracts are kept apart.
create function keep_budgets_apart() returns trigger language plpgsql set search_path = '' as $$
declare other text;
begin
  perform from public.job_services s
    where s.organization_id = new.organization_id and s.id = new.job_service_id for no key update;
  select b.name into other from public.budgets b
    where b.organization_id = new.organization_id and b.job_service_id = new.job_service_id and b.id <> new.id
      and b.status = 'approved' and b.deleted_at is null
      and daterange(b.effective_from, b.effective_to, '[]') && daterange(new.effective_from, new.effective_to, '[]')
    order by b.effective_from limit 1;
  if found then
    raise exception 'the dates overlap another budget' using
      errcode = 'exclusion_violation', constraint = 'budgets_apart', detail = other;
  end if;
  return new;
end $$;

create trigger keep_apart before insert or update on budgets for each row
  when (new.status = 'approved' and new.deleted_at is null) execute function keep_budgets_apart();
