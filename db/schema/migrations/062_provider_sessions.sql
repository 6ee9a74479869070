-- Up Migration

-- Set where an organization's own provider has opened the session: it opens that organization and nothing else.
alter table sessions add column organization_id integer references organizations (id);
create index sessions_by_organization on sessions (organization_id) where organization_id is not null;

-- Whether an organization lets this person in through its provider alone. Those who manage it keep their password, so that
-- a broken provider locks nobody out for good.
create function provider_only(in_organization_id integer, of_user_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.sign_on_connections c where c.organization_id = in_organization_id and c.only_way)
    and not exists (
      select from public.memberships m
      join public.membership_roles mr on mr.organization_id = m.organization_id and mr.user_id = m.user_id
      join public.roles r on r.organization_id = mr.organization_id and r.id = mr.role_id and r.deleted_at is null
      where m.organization_id = in_organization_id and m.user_id = of_user_id and m.license = 'full'
        and 'isAdmin' = any (r.flags))
$$;
revoke all on function provider_only(integer, integer) from public;

drop function identity_open_session(bytea, integer);

-- As before, and: a session of a provider opens its own organization, without the powers of a super admin; any other
-- session opens no organization that has a provider as its only way. No row when the session opens nothing at all.
create function identity_open_session(token bytea, wanted_organization_id integer)
returns table (
  session_id integer, user_id integer, email text, super_admin boolean, locale text, organization_id integer,
  organization_slug text, time_zone text, member boolean, name text, license text, role_flags jsonb,
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
      coalesce((select pg_catalog.jsonb_object_agg(r.key, pg_catalog.to_jsonb(r.flags))
        from public.membership_roles mr
        join public.roles r on r.organization_id = mr.organization_id and r.id = mr.role_id and r.deleted_at is null
        where mr.organization_id = o.id and mr.user_id = u.id), '{}'::jsonb),
      coalesce(m.denied_modules, '{}'), s.remembered, u.must_change_password and s.organization_id is null,
      s.organization_id is not null
    from (select) one
    left join public.organizations o on o.id = opened and o.deleted_at is null
    left join public.memberships m
      on m.organization_id = o.id and m.user_id = u.id and m.status = 'active' and m.deleted_at is null;
end $$;

drop function identity_create_session(bytea, integer, boolean, text, text, timestamptz);
create function identity_create_session(
  token bytea, for_user_id integer, remember boolean, from_address text, from_device text, valid_until timestamptz,
  for_organization_id integer default null
) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.sessions (token_hash, user_id, remembered, address, device, expires_at, organization_id)
  values (token, for_user_id, remember, from_address, from_device, valid_until, for_organization_id) returning id
$$;

-- The organizations that a session opens. `beside_provider`: it is one whose only way is its provider, and this person
-- manages it.
create function identity_opened_organizations(of_session_id integer)
returns table (id integer, name text, slug text, beside_provider boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug, s.organization_id is null and exists (
    select from public.sign_on_connections c where c.organization_id = o.id and c.only_way)
  from public.sessions s
  join public.users u on u.id = s.user_id
  join public.memberships m on m.user_id = s.user_id and m.status = 'active' and m.deleted_at is null
    and (s.organization_id is null or m.organization_id = s.organization_id)
  join public.organizations o on o.id = m.organization_id and o.deleted_at is null
  where s.id = of_session_id
    and (s.organization_id is not null or u.super_admin or not public.provider_only(o.id, s.user_id))
  order by o.name
$$;

-- Ends what an organization's provider has opened, for one person or for all, apart from one session.
create function identity_end_provider_sessions(in_organization_id integer, of_user_id integer, keep_id integer)
returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.sessions
  where organization_id = in_organization_id and (of_user_id is null or user_id = of_user_id)
    and (keep_id is null or id <> keep_id)
$$;

-- A session of a provider neither shows nor ends what the person does elsewhere.
drop function identity_list_sessions(integer);
create function identity_list_sessions(of_user_id integer, by_session_id integer default null)
returns table (id integer, created_at timestamptz, last_seen_at timestamptz, address text, device text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, s.last_seen_at, s.address, s.device from public.sessions s
  where s.user_id = of_user_id and s.expires_at > pg_catalog.now()
    and (s.organization_id = (select b.organization_id from public.sessions b where b.id = by_session_id)
      or not exists (select from public.sessions b where b.id = by_session_id and b.organization_id is not null))
  order by s.last_seen_at desc
$$;

drop function identity_end_sessions(integer, integer, integer);
create function identity_end_sessions(
  of_user_id integer, only_id integer, keep_id integer, by_session_id integer default null
) returns integer
language sql volatile security definer set search_path = '' as $$
  with gone as (
    delete from public.sessions s
    where s.user_id = of_user_id and (only_id is null or s.id = only_id) and (keep_id is null or s.id <> keep_id)
      and (s.organization_id = (select b.organization_id from public.sessions b where b.id = by_session_id)
        or not exists (select from public.sessions b where b.id = by_session_id and b.organization_id is not null))
    returning 1)
  select count(*)::int from gone
$$;

do $$
declare f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any (array[
      'identity_open_session', 'identity_create_session', 'identity_opened_organizations',
      'identity_end_provider_sessions', 'identity_list_sessions', 'identity_end_sessions'])
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
