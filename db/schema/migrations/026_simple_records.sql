-- Up Migration

-- What a list of a table with a column `search` (folded words) needs to be searched, as 023 has it for the older tables:
-- the index of words, the policy that lets the owner alone read it, and the function that answers ids.
create procedure make_searchable(target name) language plpgsql set search_path = '' as $$
declare
  -- One statement for each way to compare, so that each has a plan for its own operator.
  found constant text := format('select count(*) filter (where search #) >= 40 into common
      from (select search from public.%1$I where organization_id = organization limit 400) sample;
    if common then return null; end if;
    select array_agg(r.id) into ids
      from (select id from public.%1$I where organization_id = organization and search # limit most + 1) r;', target);
begin
  execute format('create index %1$I on public.%2$I using gin (organization_id, search public.gin_trgm_ops)
    with (gin_pending_list_limit = 512)', target || '_by_words', target);
  execute format('create policy owner_searches on public.%I for select to current_user using (true)', target);
  execute format($f$
    create function public.%1$I(pattern text, is_beginning boolean, most integer) returns integer[]
    language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $body$
    declare
      organization integer := nullif(current_setting('app.organization_id', true), '')::int;
      folded text := public.fold(pattern);
      ids integer[];
      common boolean;
    begin
      if is_beginning then %2$s else %3$s end if;
      return case when cardinality(ids) > most then null else coalesce(ids, '{}') end;
    end $body$;
    revoke all on function public.%1$I from public;
    grant execute on function public.%1$I to cora_application$f$,
    target || '_with_word', replace(found, '#', '~ folded'), replace(found, '#', 'like folded'));
end $$;
revoke all on procedure make_searchable from public;

-- Beside each other areas are told apart by their names; of two that cannot be, the later one gets its number.
alter table areas no force row level security;
update areas a set name = left(name, 80) || ' (' || id || ')'
  where deleted_at is null and exists (select from areas b
    where b.organization_id = a.organization_id and b.parent_area_id is not distinct from a.parent_area_id
      and b.search = a.search and b.id < a.id and b.deleted_at is null);
alter table areas force row level security;
create unique index areas_name_key on areas (organization_id, parent_area_id, search) nulls not distinct
  where deleted_at is null;

create table vendors (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  name text collate "und-x-icu" not null check (char_length(name) between 1 and 100),
  trade text not null default '' check (char_length(trade) <= 100),
  contact text not null default '' check (char_length(contact) <= 100),
  phone text check (phone ~ '^\d{10}$'),
  email text check (char_length(email) <= 254),
  notes text not null default '' check (char_length(notes) <= 2000),
  search text collate "C" not null generated always as (fold(name || ' ' || trade || ' ' || contact)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  primary key (organization_id, id)
);
create unique index vendors_name_key on vendors (organization_id, fold(name)) where deleted_at is null;
create index vendors_by_name on vendors (organization_id, name, id) where deleted_at is null;
create trigger touch before update on vendors for each row execute function touch();
call guard_tenant('vendors');
call make_searchable('vendors');
