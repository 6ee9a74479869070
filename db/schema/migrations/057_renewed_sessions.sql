-- Up Migration

alter table sessions
  -- What the person may do has changed since the token was given: the browser is due another one.
  add column rights_changed boolean not null default false,
  add column renewed_at timestamptz,
  -- The token before. It opens the session until the browser has shown the new one, and a minute longer for requests that
  -- are on their way.
  add column former_token_hash bytea,
  add column former_until timestamptz;
create unique index sessions_former_token_hash_key on sessions (former_token_hash) where former_token_hash is not null;

-- Here and not in the code that makes the change, so that no way to change rights can forget it.
create function mark_sessions() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := pg_catalog.to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  if tg_argv[0] = 'user' then
    update public.sessions s set rights_changed = true
    where s.user_id = (changed ->> 'user_id')::int and not s.rights_changed;
  else
    update public.sessions s set rights_changed = true
    from public.membership_roles mr
    where mr.organization_id = (changed ->> 'organization_id')::int and mr.role_id = (changed ->> 'id')::int
      and s.user_id = mr.user_id and not s.rights_changed;
  end if;
  return null;
end $$;
revoke all on function mark_sessions() from public;

create trigger mark_sessions after update of license, denied_modules on memberships
  for each row when (old.license <> new.license or old.denied_modules <> new.denied_modules)
  execute function mark_sessions('user');
create trigger mark_sessions after insert or update or delete on membership_roles
  for each row execute function mark_sessions('user');
create trigger mark_sessions after update of flags, deleted_at on roles
  for each row when (old.flags <> new.flags or old.deleted_at is distinct from new.deleted_at)
  execute function mark_sessions('role');

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
  where (x.token_hash = token
      or (x.former_token_hash = token and coalesce(x.former_until > pg_catalog.now(), true)))
    and x.expires_at > pg_catalog.now()
    and (x.remembered or x.created_at > pg_catalog.now() - interval '7 days');
  if not found then return; end if;
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

-- Gives a session that is due another token, at most once a minute; no row when it is not. A browser that still comes with
-- the former one has not got the answer, and gets another.
create function identity_renew_session(token bytea, new_token bytea)
returns table (remembered boolean, expires_at timestamptz)
language sql volatile security definer set search_path = '' as $$
  update public.sessions s set token_hash = new_token, former_token_hash = token, former_until = null,
    rights_changed = false, renewed_at = pg_catalog.now()
  where (s.token_hash = token and s.rights_changed or s.former_token_hash = token and s.former_until is null)
    and coalesce(s.renewed_at < pg_catalog.now() - interval '1 minute', true)
  returning s.remembered, s.expires_at
$$;
revoke all on function identity_renew_session(bytea, bytea) from public;
grant execute on function identity_renew_session(bytea, bytea) to cora_application;

create or replace function identity_rotate_session(of_session_id integer, new_token bytea)
returns table (remembered boolean, expires_at timestamptz)
language sql volatile security definer set search_path = '' as $$
  update public.sessions s set token_hash = new_token, former_token_hash = null, former_until = null,
    rights_changed = false, renewed_at = pg_catalog.now()
  where s.id = of_session_id
  returning s.remembered, s.expires_at
$$;

create or replace function identity_end_session(token bytea) returns integer
language sql volatile security definer set search_path = '' as $$
  with gone as (delete from public.sessions where token_hash = token or former_token_hash = token returning user_id)
  select user_id from gone
$$;
