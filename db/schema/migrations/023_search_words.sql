-- Up Migration

alter table clients add column search text collate "C" not null
  generated always as (fold(account_number || ' ' || name)) stored;
alter table areas add column search text collate "C" not null generated always as (fold(name)) stored;
alter table memberships add column search text collate "C" not null
  generated always as (fold(first_name || ' ' || last_name)) stored;

create index clients_by_words on clients using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index areas_by_words on areas using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);
create index memberships_by_words on memberships using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512);

do $$
declare t text;
begin
  foreach t in array array['clients', 'areas']
  loop
    execute format('create policy owner_searches on %I for select to current_user using (true)', t);
  end loop;
end $$;

-- Ids of the organization's rows with a word; null when there are more than `most`, or when a tenth of some rows have it: a
-- list then goes through its rows in order and finds a page soon. A word of one or two letters has no trigram of its own, only with the beginning of a word: it
-- comes as a regular expression of that, every other as a pattern of LIKE. The plan is made for the word, rare or common.
do $$
declare
  t text;
  key text;
begin
  drop function search_tasks, search_jobs, search_buildings;
  for t, key in values ('tasks', 'id'), ('jobs', 'id'), ('buildings', 'id'), ('clients', 'id'), ('areas', 'id'),
    ('memberships', 'user_id')
  loop
    execute format($f$
      create function %1$s_with_word(pattern text, is_beginning boolean, most integer) returns integer[]
      language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $body$
      declare
        organization integer := nullif(current_setting('app.organization_id', true), '')::int;
        folded text := public.fold(pattern);
        ids integer[];
        common boolean;
      begin
        if is_beginning then
          select count(*) filter (where search ~ folded) >= 40 into common
            from (select search from public.%1$I where organization_id = organization limit 400) sample;
          if common then return null; end if;
          select array_agg(r.id) into ids from (select %2$I as id from public.%1$I
            where organization_id = organization and search ~ folded limit most + 1) r;
        else
          select count(*) filter (where search like folded) >= 40 into common
            from (select search from public.%1$I where organization_id = organization limit 400) sample;
          if common then return null; end if;
          select array_agg(r.id) into ids from (select %2$I as id from public.%1$I
            where organization_id = organization and search like folded limit most + 1) r;
        end if;
        return case when cardinality(ids) > most then null else coalesce(ids, '{}') end;
      end $body$;
      revoke all on function %1$s_with_word from public;
      grant execute on function %1$s_with_word to cora_application$f$, t, key);
  end loop;
end $$;
