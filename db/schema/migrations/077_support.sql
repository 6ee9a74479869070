-- Up Migration

-- Organizations that a person of support may look at: all but their own. Every word has to be found in name or slug; one
-- organization when its id is given.
create function identity_find_supported(
  of_user_id integer, only_id integer, words text[], most integer
) returns table (id integer, name text, slug text, people integer, support_writes_until timestamptz)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug,
    (select count(*)::int from public.memberships m
      where m.organization_id = o.id and m.status = 'active' and m.deleted_at is null),
    s.support_writes_until
  from public.organizations o
  left join public.security_settings s on s.organization_id = o.id
  where o.deleted_at is null
    and exists (select from public.users u where u.id = of_user_id and u.super_admin and u.deleted_at is null)
    and (only_id is null or o.id = only_id)
    and not exists (select from public.memberships own
      where own.organization_id = o.id and own.user_id = of_user_id and own.status = 'active' and own.deleted_at is null)
    and not exists (select from pg_catalog.unnest(words) word
      where pg_catalog.strpos(public.fold(o.name) || ' ' || o.slug, public.fold(word)) = 0)
  order by o.name, o.id
  limit most
$$;
revoke all on function identity_find_supported(integer, integer, text[], integer) from public;
grant execute on function identity_find_supported(integer, integer, text[], integer) to cora_application;
