-- Up Migration

-- What entries are found by: the note, and the values before and after. Entries with neither, such as moves of a task, have
-- none, so that they cost the index of words nothing.
alter table audit_log add column search text collate "C" generated always as (
  case when note is not null or changes <> '{}'
    then fold(coalesce(note, '') || ' ' || jsonb_path_query_array(changes, '$.*[*]')::text) end) stored;
create index audit_log_by_words on audit_log using gin (organization_id, search gin_trgm_ops)
  with (gin_pending_list_limit = 512) where search is not null;

-- As make_searchable has it, with the larger ids that the log has.
create policy owner_searches on audit_log for select to current_user using (true);
do $$
declare
  found constant text := $f$select count(*) filter (where search #) >= 40 into common
      from (select search from public.audit_log where organization_id = organization limit 400) sample;
    if common then return null; end if;
    select array_agg(r.id) into ids
      from (select id from public.audit_log where organization_id = organization and search # limit most + 1) r;$f$;
begin
  execute format($f$
    create function audit_log_with_word(pattern text, is_beginning boolean, most integer) returns bigint[]
    language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $body$
    declare
      organization integer := nullif(current_setting('app.organization_id', true), '')::int;
      folded text := public.fold(pattern);
      ids bigint[];
      common boolean;
    begin
      if is_beginning then %s else %s end if;
      return case when cardinality(ids) > most then null else coalesce(ids, '{}') end;
    end $body$;
    revoke all on function audit_log_with_word from public;
    grant execute on function audit_log_with_word to cora_application$f$,
    replace(found, '#', '~ folded'), replace(found, '#', 'like folded'));
end $$;

-- A log is read kind by kind, each by time: of the kinds that its reader may not see nothing is read. By person likewise.
drop index audit_log_by_building, audit_log_by_job;
create index audit_log_by_building on audit_log (organization_id, building_id, entity, at, id) include (job_id)
  where building_id is not null;
create index audit_log_by_job on audit_log (organization_id, job_id, entity, at, id)
  where job_id is not null and building_id is null;
create index audit_log_by_building_actor on audit_log (organization_id, building_id, actor_user_id, entity, at, id)
  include (job_id) where building_id is not null and actor_user_id is not null;
create index audit_log_by_job_actor on audit_log (organization_id, job_id, actor_user_id, entity, at, id)
  where job_id is not null and building_id is null and actor_user_id is not null;
