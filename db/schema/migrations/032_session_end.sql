-- Up Migration

-- One row of who this is in which organization, null columns where the person is no member. Slides the idle time-out,
-- at most once a minute so that reading stays cheap, and for seven days in all.
create or replace function identity_open_session(token bytea, wanted_organization_id integer)
returns table (
  session_id integer, user_id integer, email text, super_admin boolean, locale text, organization_id integer,
  organization_slug text, time_zone text, member boolean, name text, license text, role_flags jsonb,
  denied_modules text[], remembered boolean, must_change_password boolean
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.sessions;
begin
  select * into s from public.sessions x
  where x.token_hash = token and x.expires_at > pg_catalog.now()
    and (x.remembered or x.created_at > pg_catalog.now() - interval '7 days');
  if not found then return; end if;
  if s.last_seen_at < pg_catalog.now() - interval '1 minute' then
    update public.sessions x set
      last_seen_at = pg_catalog.now(),
      expires_at = case when x.remembered then x.expires_at else
        least(pg_catalog.now() + interval '12 hours', x.created_at + interval '7 days') end
    where x.id = s.id;
  end if;
  return query
    select s.id, u.id, u.email, u.super_admin, u.locale, o.id, o.slug, o.time_zone,
      m.user_id is not null, m.name, m.license,
      coalesce((select pg_catalog.jsonb_object_agg(r.key, pg_catalog.to_jsonb(r.flags))
        from public.membership_roles mr
        join public.roles r on r.organization_id = mr.organization_id and r.id = mr.role_id and r.deleted_at is null
        where mr.organization_id = o.id and mr.user_id = u.id), '{}'::jsonb),
      coalesce(m.denied_modules, '{}'), s.remembered, u.must_change_password
    from public.users u
    left join public.organizations o
      on o.id = coalesce(wanted_organization_id, u.default_organization_id) and o.deleted_at is null
    left join public.memberships m
      on m.organization_id = o.id and m.user_id = u.id and m.status = 'active' and m.deleted_at is null
    where u.id = s.user_id and u.deleted_at is null;
end $$;

-- Gives a session another token: whoever copied the old one has nothing any more.
create function identity_rotate_session(of_session_id integer, new_token bytea)
returns table (remembered boolean, expires_at timestamptz)
language sql volatile security definer set search_path = '' as $$
  update public.sessions s set token_hash = new_token where s.id = of_session_id
  returning s.remembered, s.expires_at
$$;
revoke all on function identity_rotate_session(integer, bytea) from public;
grant execute on function identity_rotate_session(integer, bytea) to cora_application;
