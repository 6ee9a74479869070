-- Up Migration

-- Sessions of all people of the organization in one go: asked person by person, the list of a company of thousands took ten
-- times as long as that of hundreds. Of logins that open other organizations, too, none. `only_ids`: of these alone.
drop function identity_member_sessions(integer);
create function identity_member_sessions(only_ids integer[] default null)
returns table (id integer, user_id integer, created_at timestamptz, last_seen_at timestamptz, address text, device text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id, s.created_at, s.last_seen_at, s.address, s.device
  from public.memberships m
  join public.users u on u.id = m.user_id and not u.super_admin
  join public.sessions s on s.user_id = m.user_id and s.expires_at > pg_catalog.now()
    and (s.remembered or s.created_at > pg_catalog.now() - interval '7 days')
  where m.organization_id = nullif(pg_catalog.current_setting('app.organization_id', true), '')::int
    and m.deleted_at is null and (only_ids is null or s.id = any (only_ids))
    and not exists (select from public.memberships other
      where other.user_id = m.user_id and other.organization_id <> m.organization_id and other.deleted_at is null)
$$;
revoke all on function identity_member_sessions(integer[]) from public;
grant execute on function identity_member_sessions(integer[]) to cora_application;
