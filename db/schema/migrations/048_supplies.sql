-- Up Migration

-- What a job site keeps on the shelf: how much should be there, and how much was there when somebody counted.
create table supplies (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  -- Where it is kept, when a site has more than one place.
  common_area_id integer,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  unit text not null check (unit in ('each', 'case', 'box', 'pack', 'roll', 'bag', 'bottle', 'can', 'gallon', 'quart',
    'pound', 'pair', 'set')),
  par_level integer not null check (par_level between 0 and 9999),
  on_hand integer check (on_hand between 0 and 9999),
  -- How many are to be ordered; -1 until somebody counts. A column, because row-level security keeps conditions on
  -- expressions from using an index.
  missing integer not null generated always as (case when on_hand is null then -1 else greatest(par_level - on_hand, 0) end) stored,
  counted_at timestamptz,
  counted_by integer,
  sku text check (char_length(sku) <= 60),
  reorder_note text check (char_length(reorder_note) <= 500),
  active boolean not null default true,
  client_uuid uuid,
  search text collate "C" not null generated always as (fold(name || ' ' || coalesce(sku, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, common_area_id) references common_areas (organization_id, id),
  constraint supplies_client_uuid_key unique (organization_id, client_uuid),
  check ((on_hand is null) = (counted_at is null))
);
create unique index supplies_name_key on supplies (organization_id, job_id, coalesce(common_area_id, 0), fold(name))
  where active;
create index supplies_by_job on supplies (organization_id, job_id, name, id);
create index supplies_by_missing on supplies (organization_id, missing, id) where active;
create index supplies_by_name on supplies (organization_id, name, id) where active;
-- A count is no edit: it must not make the office's next save a stale one.
create trigger touch before update of common_area_id, name, unit, par_level, sku, reorder_note, active on supplies
  for each row execute function touch();
call guard_tenant('supplies');
call make_searchable('supplies');

-- What somebody asked for; its task says whether it was brought.
create table supply_requests (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  job_id integer not null,
  task_id integer not null,
  note text not null default '' check (char_length(note) <= 500),
  -- Somebody saw that it is on the shelf.
  stocked_at timestamptz,
  stocked_by integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, id),
  foreign key (organization_id, job_id) references jobs (organization_id, id),
  foreign key (organization_id, task_id) references tasks (organization_id, id),
  constraint supply_requests_task_key unique (organization_id, task_id)
);
create index supply_requests_by_job on supply_requests (organization_id, job_id, id);
create trigger touch before update on supply_requests for each row execute function touch();
call guard_tenant('supply_requests');

create table supply_request_lines (
  organization_id integer not null,
  request_id integer not null,
  place smallint not null,
  -- Null for what the site does not keep.
  supply_id integer,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  unit text not null,
  quantity integer not null check (quantity between 1 and 9999),
  primary key (organization_id, request_id, place),
  foreign key (organization_id, request_id) references supply_requests (organization_id, id),
  foreign key (organization_id, supply_id) references supplies (organization_id, id)
);
create index supply_request_lines_by_supply on supply_request_lines (organization_id, supply_id, request_id)
  where supply_id is not null;
call guard_tenant('supply_request_lines');
