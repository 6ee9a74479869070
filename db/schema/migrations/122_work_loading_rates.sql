-- Up Migration

-- How fast what is cleaned: square feet in an hour, or minutes for a piece. Typed in by the company.
create table work_loading_rates (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  unit text not null check (unit in ('sqft_per_hour', 'minutes_per_unit')),
  rate numeric(8, 2) not null check (rate > 0),
  search text collate "C" not null generated always as (fold(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id)
);
create unique index work_loading_rates_name_key on work_loading_rates (organization_id, fold(name)) where deleted_at is null;
create index work_loading_rates_by_name on work_loading_rates (organization_id, name, id) where deleted_at is null;
create trigger touch before update on work_loading_rates for each row execute function touch();
call guard_tenant('work_loading_rates');
call make_searchable('work_loading_rates');
