-- Up Migration

-- Every request opens its session. The flags of the roles leave as json, which is built as text: as jsonb, building and
-- printing them took half of this function's time. All else as before.
drop function identity_open_session(bytea, integer);
create function identity_open_session(token bytea, wanted_organization_id integer)
returns table (
  session_id integer, user_id integer, email text, super_admin boolean, locale text, organization_id integer,
  organization_slug text, time_zone text, member boolean, name text, license text, role_flags json,
  denied_modules text[], remembered boolean, must_change_password boolean, through_provider boolean
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.sessions;
  u public.users;
  opened integer;
begin
  select * into s from public.sessions x
  where (x.token_hash = token
      or (x.former_token_hash = token and coalesce(x.former_until > pg_catalog.now(), true)))
    and x.expires_at > pg_catalog.now()
    and (x.remembered or x.created_at > pg_catalog.now() - interval '7 days');
  if not found then return; end if;
  select * into u from public.users x where x.id = s.user_id and x.deleted_at is null;
  if not found then return; end if;
  opened := coalesce(wanted_organization_id, s.organization_id, u.default_organization_id);
  if s.organization_id is not null then
    perform 1 from public.memberships m
    where m.organization_id = s.organization_id and m.user_id = u.id and m.status = 'active' and m.deleted_at is null;
    if not found then return; end if;
    if opened <> s.organization_id then opened := null; end if;
  elsif not u.super_admin and public.provider_only(opened, u.id) then
    opened := null;
    if wanted_organization_id is null then
      select m.organization_id into opened from public.memberships m
      join public.organizations o on o.id = m.organization_id and o.deleted_at is null
      where m.user_id = u.id and m.status = 'active' and m.deleted_at is null
        and not public.provider_only(m.organization_id, u.id)
      order by m.created_at limit 1;
      if not found then return; end if;
    end if;
  end if;
  if s.token_hash = token and s.former_token_hash is not null and s.former_until is null then
    update public.sessions x set former_until = pg_catalog.now() + interval '1 minute' where x.id = s.id;
  end if;
  if s.last_seen_at < pg_catalog.now() - interval '1 minute' then
    update public.sessions x set
      last_seen_at = pg_catalog.now(),
      expires_at = case when x.remembered then x.expires_at else
        least(pg_catalog.now() + interval '12 hours', x.created_at + interval '7 days') end
    where x.id = s.id;
  end if;
  return query
    select s.id, u.id, u.email, u.super_admin and s.organization_id is null, u.locale, o.id, o.slug, o.time_zone,
      m.user_id is not null, m.name, m.license,
      coalesce((select pg_catalog.json_object_agg(r.key, r.flags)
        from public.membership_roles mr
        join public.roles r on r.organization_id = mr.organization_id and r.id = mr.role_id and r.deleted_at is null
        where mr.organization_id = o.id and mr.user_id = u.id), '{}'::json),
      coalesce(m.denied_modules, '{}'), s.remembered, u.must_change_password and s.organization_id is null,
      s.organization_id is not null
    from (select) one
    left join public.organizations o on o.id = opened and o.deleted_at is null
    left join public.memberships m
      on m.organization_id = o.id and m.user_id = u.id and m.status = 'active' and m.deleted_at is null;
end $$;
revoke all on function identity_open_session(bytea, integer) from public;
grant execute on function identity_open_session(bytea, integer) to cora_application;
