-- Up Migration

-- Global tables without a tenant: sessions, link tokens, throttles (and users of 001). The application role reaches
-- them only through the functions below. They run as the owner of the schema, so every one names its search_path.

create table sessions (
  id integer generated always as identity primary key,
  token_hash bytea not null constraint sessions_token_hash_key unique,
  user_id integer not null references users (id),
  remembered boolean not null default false,
  address text not null default '',
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table link_tokens (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('password-reset', 'organization')),
  token_hash bytea not null constraint link_tokens_token_hash_key unique,
  user_id integer references users (id),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index link_tokens_by_user on link_tokens (user_id) where used_at is null;

create table throttles (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);
create index throttles_by_window on throttles (window_ends_at);

-- The owner reads the tables that a sign-in must see before it knows the organization; no other role gains from it.
create policy owner_reads on memberships for select to current_user using (true);
create policy owner_reads on membership_roles for select to current_user using (true);
create policy owner_reads on roles for select to current_user using (true);
create policy owner_reads on organizations for select to current_user using (true);
create policy owner_creates on organizations for insert to current_user with check (true);

-- One row of who this is in which organization, null columns where the person is no member. Slides the idle time-out,
-- at most once a minute so that reading stays cheap.
create function identity_open_session(token bytea, wanted_organization_id integer)
returns table (
  session_id integer, user_id integer, email text, super_admin boolean, locale text, organization_id integer,
  organization_slug text, time_zone text, member boolean, name text, license text, role_flags jsonb,
  denied_modules text[], remembered boolean, must_change_password boolean
)
language plpgsql volatile security definer set search_path = '' as $$
declare
  s public.sessions;
begin
  select * into s from public.sessions x where x.token_hash = token and x.expires_at > pg_catalog.now();
  if not found then return; end if;
  if s.last_seen_at < pg_catalog.now() - interval '1 minute' then
    update public.sessions x set
      last_seen_at = pg_catalog.now(),
      expires_at = case when x.remembered then x.expires_at else pg_catalog.now() + interval '12 hours' end
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

create function identity_find_login(wanted_email text)
returns table (user_id integer, password_hash text, locale text, active boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.password_hash, u.locale, u.super_admin or exists (
    select from public.memberships m where m.user_id = u.id and m.status = 'active' and m.deleted_at is null)
  from public.users u where u.email = wanted_email and u.deleted_at is null
$$;

create function identity_password_hash(wanted_user_id integer) returns text
language sql stable security definer set search_path = '' as $$
  select password_hash from public.users where id = wanted_user_id
$$;

create function identity_create_session(
  token bytea, for_user_id integer, remember boolean, from_address text, from_device text, valid_until timestamptz
) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.sessions (token_hash, user_id, remembered, address, device, expires_at)
  values (token, for_user_id, remember, from_address, from_device, valid_until) returning id
$$;

create function identity_end_session(token bytea) returns integer
language sql volatile security definer set search_path = '' as $$
  with gone as (delete from public.sessions where token_hash = token returning user_id) select user_id from gone
$$;

-- Ends sessions of one person: one by id, or all but the one to keep (null keeps none).
create function identity_end_sessions(of_user_id integer, only_id integer, keep_id integer) returns integer
language sql volatile security definer set search_path = '' as $$
  with gone as (
    delete from public.sessions
    where user_id = of_user_id and (only_id is null or id = only_id) and (keep_id is null or id <> keep_id)
    returning 1)
  select count(*)::int from gone
$$;

create function identity_list_sessions(of_user_id integer)
returns table (id integer, created_at timestamptz, last_seen_at timestamptz, address text, device text)
language sql stable security definer set search_path = '' as $$
  select id, created_at, last_seen_at, address, device from public.sessions
  where user_id = of_user_id and expires_at > pg_catalog.now() order by last_seen_at desc
$$;

create function identity_list_organizations(of_user_id integer)
returns table (id integer, name text, slug text)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug from public.organizations o
  where o.deleted_at is null and exists (
    select from public.memberships m
    where m.organization_id = o.id and m.user_id = of_user_id and m.status = 'active' and m.deleted_at is null)
  order by o.name
$$;

create function identity_get_user(wanted_user_id integer)
returns table (id integer, email text, super_admin boolean, default_organization_id integer, locale text,
  shortcuts boolean, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select id, email, super_admin, default_organization_id, locale, shortcuts, created_at
  from public.users where id = wanted_user_id
$$;

create function identity_update_preferences(of_user_id integer, new_locale text, new_shortcuts boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set locale = new_locale, shortcuts = coalesce(new_shortcuts, shortcuts) where id = of_user_id
$$;

create function identity_set_password(of_user_id integer, new_hash text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set password_hash = new_hash, must_change_password = false where id = of_user_id
$$;

create function identity_create_user(new_email text, new_hash text, organization_id integer, new_locale text)
returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.users (email, password_hash, default_organization_id, locale)
  values (new_email, new_hash, organization_id, new_locale) returning id
$$;

create function identity_create_link(link_kind text, token bytea, for_user_id integer, valid_until timestamptz)
returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.link_tokens (kind, token_hash, user_id, expires_at)
  values (link_kind, token, for_user_id, valid_until)
$$;

create function identity_find_link(link_kind text, token bytea) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.link_tokens
    where kind = link_kind and token_hash = token and used_at is null and expires_at > pg_catalog.now())
$$;

-- Uses a link up; answers its person (null for an organization link) and whether it was good.
create function identity_use_link(link_kind text, token bytea)
returns table (user_id integer, email text)
language sql volatile security definer set search_path = '' as $$
  with used as (
    update public.link_tokens set used_at = pg_catalog.now()
    where kind = link_kind and token_hash = token and used_at is null and expires_at > pg_catalog.now()
    returning link_tokens.user_id)
  select used.user_id, u.email from used left join public.users u on u.id = used.user_id
$$;

create function identity_void_links(link_kind text, of_user_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.link_tokens set used_at = pg_catalog.now()
  where kind = link_kind and used_at is null and user_id is not distinct from of_user_id
$$;

-- The id is taken first, so that the organization, its admin and its roles stand in one tenant transaction.
create function identity_next_organization_id() returns integer
language sql volatile security definer set search_path = '' as $$
  select pg_catalog.nextval(pg_catalog.pg_get_serial_sequence('public.organizations', 'id'))::int
$$;

create function identity_create_organization(
  new_id integer, new_name text, new_slug text, zone text, new_settings jsonb
) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.organizations (id, name, slug, time_zone, settings) overriding system value
  values (new_id, new_name, new_slug, zone, new_settings) returning id
$$;

create function identity_count_organizations() returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.organizations
$$;

create function identity_organization_ids() returns setof integer
language sql stable security definer set search_path = '' as $$
  select id from public.organizations where deleted_at is null order by id
$$;

-- Counts a failure inside its window and answers how many there were; a passed window starts anew.
create function identity_count_failure(throttle_key text, window_seconds integer)
returns table (failures integer, seconds_left integer)
language sql volatile security definer set search_path = '' as $$
  insert into public.throttles as t (key, failures, window_ends_at)
  values (throttle_key, 1, pg_catalog.clock_timestamp() + pg_catalog.make_interval(secs => window_seconds))
  on conflict (key) do update set
    failures = case when t.window_ends_at < pg_catalog.clock_timestamp() then 1 else t.failures + 1 end,
    window_ends_at = case when t.window_ends_at < pg_catalog.clock_timestamp() then excluded.window_ends_at
      else t.window_ends_at end
  returning failures, greatest(1, extract(epoch from window_ends_at - pg_catalog.clock_timestamp()))::int
$$;

create function identity_read_throttle(throttle_key text)
returns table (failures integer, seconds_left integer)
language sql stable security definer set search_path = '' as $$
  select failures, greatest(1, extract(epoch from window_ends_at - pg_catalog.clock_timestamp()))::int
  from public.throttles where key = throttle_key and window_ends_at > pg_catalog.clock_timestamp()
$$;

create function identity_clear_throttle(throttle_key text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.throttles where key = throttle_key
$$;

create function identity_sweep() returns void
language sql volatile security definer set search_path = '' as $$
  delete from public.sessions where expires_at < pg_catalog.now();
  delete from public.throttles where window_ends_at < pg_catalog.now();
  delete from public.link_tokens where expires_at < pg_catalog.now() - interval '30 days';
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'identity\_%'
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
