-- Up Migration

-- What is agreed for one service of a job. Its lines are read and saved with it as a whole: amounts in cents, credit rates
-- in ten-thousandths, percents in hundredths. active and expired are never stored: they follow from the dates.
create table contracts (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_service_id integer not null,
  is_base boolean not null,
  number text collate "und-x-icu" not null check (char_length(number) between 1 and 20),
  status text not null default 'draft' check (status in ('draft', 'approved', 'terminated', 'archived')),
  start_date date not null,
  termination_date date,
  termination_reason text check (char_length(termination_reason) <= 500),
  auto_renew boolean not null default false,
  renewal_month integer check (renewal_month between 1 and 12),
  renewal_notice_days integer not null default 60 check (renewal_notice_days between 0 and 365),
  term_months integer check (term_months between 1 and 600),
  signed_at date,
  signed_file_id integer,
  gross_cleanable_sqft integer check (gross_cleanable_sqft between 0 and 99999999),
  occupied_sqft integer check (occupied_sqft between 0 and 99999999),
  vacant_sqft integer check (vacant_sqft between 0 and 99999999),
  days_per_week integer not null check (days_per_week between 1 and 7),
  pricing jsonb not null default '[]' check (jsonb_typeof(pricing) = 'array'),
  credits jsonb not null default '[]' check (jsonb_typeof(credits) = 'array'),
  billbacks jsonb not null default '[]' check (jsonb_typeof(billbacks) = 'array'),
  escalator_pct integer not null default 0 check (escalator_pct between 0 and 10000),
  notes text not null default '' check (char_length(notes) <= 2000),
  winteam_customer_number text check (char_length(winteam_customer_number) <= 8),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, job_service_id) references job_services (organization_id, id),
  foreign key (organization_id, signed_file_id) references files (organization_id, id),
  check (termination_date >= start_date),
  check (status <> 'terminated' or (termination_date is not null and termination_reason is not null))
);
create unique index contracts_number_key on contracts (organization_id, number) where deleted_at is null;
create unique index contracts_base_key on contracts (organization_id, job_service_id)
  where is_base and status <> 'archived' and deleted_at is null;
-- Whole, not partial: taking an import back asks it for services that are pointed at.
create index contracts_by_service on contracts (organization_id, job_service_id, start_date desc, id);
create trigger touch before update on contracts for each row execute function touch();
call guard_tenant('contracts');

-- One contract at a time for a service. An exclusion constraint would need btree_gist, which not every server has; the lock
-- on the service makes two that are approved at once take turns.
create function keep_contracts_apart() returns trigger language plpgsql set search_path = '' as $$
declare other text;
begin
  perform from public.job_services s
    where s.organization_id = new.organization_id and s.id = new.job_service_id for no key update;
  select c.number into other from public.contracts c
    where c.organization_id = new.organization_id and c.job_service_id = new.job_service_id and c.id <> new.id
      and c.status in ('approved', 'terminated') and c.deleted_at is null
      and daterange(c.start_date, c.termination_date, '[]') && daterange(new.start_date, new.termination_date, '[]')
    order by c.start_date limit 1;
  if found then
    raise exception 'the dates overlap another contract' using
      errcode = 'exclusion_violation', constraint = 'contracts_apart', detail = other;
  end if;
  return new;
end $$;

create trigger keep_apart before insert or update on contracts for each row
  when (new.status in ('approved', 'terminated') and new.deleted_at is null) execute function keep_contracts_apart();
