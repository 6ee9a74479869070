-- Up Migration

-- What people keep of a list: its filters, sort, columns and density, as its address holds them.
create table saved_views (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  list text not null check (list ~ '^[a-z][a-z-]{1,39}$'),
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  owner_user_id integer not null,
  -- Everybody who holds the role sees it; none means that only its owner does.
  role_id integer,
  query jsonb not null check (jsonb_typeof(query) = 'object' and pg_column_size(query) <= 8192),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  primary key (organization_id, id),
  foreign key (organization_id, owner_user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, role_id) references roles (organization_id, id)
);
create unique index saved_views_private_name on saved_views (organization_id, owner_user_id, list, name) where role_id is null;
create unique index saved_views_role_name on saved_views (organization_id, role_id, list, name) where role_id is not null;
create index saved_views_by_list on saved_views (organization_id, list, name, id);
create trigger touch before update on saved_views for each row execute function touch();
call guard_tenant('saved_views');

-- The view with which a list opens for one person.
create table default_views (
  organization_id integer not null references organizations (id),
  user_id integer not null,
  list text not null,
  view_id integer not null,
  primary key (organization_id, user_id, list),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  foreign key (organization_id, view_id) references saved_views (organization_id, id) on delete cascade
);
create index default_views_by_view on default_views (organization_id, view_id);
call guard_tenant('default_views');

-- Trusted extensions: the owner of a database may create them.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- How words are compared in searches: without case and accents.
create function fold(given text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize(lower(given collate "und-x-icu"), nfd) collate "C", '[\u0300-\u036f]', '', 'g');

-- Title and description stand on lines of their own, so that no match reaches from one into the other.
alter table tasks add column search text collate "C" not null
  generated always as (fold(title || e'\n' || description)) stored;
alter table jobs drop column search;
alter table jobs add column search text collate "C" not null
  generated always as (fold(job_number || ' ' || job_name)) stored;
alter table buildings drop column search;
alter table buildings add column search text collate "C" not null
  generated always as (fold(name || ' ' || address || ' ' || city)) stored;

create index tasks_by_words on tasks using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index jobs_by_words on jobs using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index buildings_by_words on buildings using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);

-- LIKE is not leakproof, so row-level security keeps every role it binds from using an index for it. The owner, with whose
-- rights the functions below run, reads these three tables unbound; they filter by the transaction's organization themselves.
do $$
declare t text;
begin
  foreach t in array array['tasks', 'jobs', 'buildings']
  loop
    execute format('create policy owner_searches on %I for select to current_user using (true)', t);
  end loop;
end $$;

-- Ids of the organization's rows whose folded words are like the pattern; null when there are more than `most`: a list then
-- goes through its rows in order and finds a page soon. The plan is made for the pattern, rare or common.
do $$
declare t text;
begin
  foreach t in array array['tasks', 'jobs', 'buildings']
  loop
    execute format($f$
      create function search_%1$s(pattern text, most integer) returns integer[]
      language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $body$
      declare
        organization integer := nullif(current_setting('app.organization_id', true), '')::int;
        folded text := public.fold(pattern);
        ids integer[];
      begin
        select array_agg(r.id) into ids from (select id from public.%1$I
          where organization_id = organization and search like folded limit most + 1) r;
        return case when cardinality(ids) > most then null else coalesce(ids, '{}') end;
      end $body$;
      revoke all on function search_%1$s from public;
      grant execute on function search_%1$s to cora_application$f$, t);
  end loop;
end $$;
