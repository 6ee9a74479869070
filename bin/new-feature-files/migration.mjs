export const migration = ({ table }) => `-- Up Migration

create table ${table} (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  notes text not null default '' check (char_length(notes) <= 2000),
  search text collate "C" not null generated always as (fold(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id)
);
create unique index ${table}_name_key on ${table} (organization_id, fold(name)) where deleted_at is null;
create index ${table}_by_name on ${table} (organization_id, name, id) where deleted_at is null;
create trigger touch before update on ${table} for each row execute function touch();
call guard_tenant('${table}');
call make_searchable('${table}');
`;
