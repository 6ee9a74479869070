-- Up Migration

-- What an organization asks of the logins of its people. Without a row the defaults hold.
create table security_settings (
  organization_id integer primary key references organizations (id),
  -- Since when everybody needs a second factor; null when not everybody does.
  second_factor_since timestamptz,
  second_factor_grace_days integer not null default 14 check (second_factor_grace_days between 0 and 90),
  session_days integer not null default 30 check (session_days between 1 and 30),
  failed_sign_in_days integer not null default 90 check (failed_sign_in_days between 7 and 365),
  -- Until then support may change things here.
  support_writes_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by integer
);
create trigger touch before update on security_settings for each row execute function touch();
call guard_tenant('security_settings', 'insert, update');

-- Roles whose people need a second factor.
create table second_factor_roles (
  organization_id integer not null,
  role_id integer not null,
  since timestamptz not null default now(),
  primary key (organization_id, role_id),
  foreign key (organization_id, role_id) references roles (organization_id, id)
);
call guard_tenant('second_factor_roles', 'insert, delete');

-- Asked of one person, whatever the roles.
alter table memberships add column second_factor_since timestamptz;

create table failed_sign_ins (
  organization_id integer not null,
  id bigint generated always as identity,
  user_id integer not null,
  at timestamptz not null,
  address text not null check (char_length(address) <= 100),
  device text not null check (char_length(device) <= 300),
  reason text not null check (reason in ('password', 'code', 'passkey', 'no-access')),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create index failed_sign_ins_by_time on failed_sign_ins (organization_id, at, id);
create index failed_sign_ins_by_person on failed_sign_ins (organization_id, user_id, at, id);
call guard_tenant('failed_sign_ins', 'delete');

-- A day on which somebody of support looked at the organization, by session.
create table support_visits (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  session_id integer not null,
  user_id integer not null,
  day date not null,
  email text not null check (char_length(email) <= 254),
  began_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (organization_id, id),
  constraint support_visits_day_key unique (organization_id, session_id, day)
);
create index support_visits_by_time on support_visits (organization_id, began_at, id);
call guard_tenant('support_visits', 'insert, update');

-- What a session is read with stands before any organization is known.
create policy owner_reads on security_settings for select to current_user using (true);
create policy owner_reads on second_factor_roles for select to current_user using (true);
create policy owner_writes on failed_sign_ins for insert to current_user with check (true);

-- A confirmed authenticator, a phone that is texted, or a passkey: a device that asks for its person each time.
create function has_second_factor(of_user_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.authenticators a where a.user_id = of_user_id and a.confirmed_at is not null)
    or exists (select from public.passkeys p where p.user_id = of_user_id)
    or exists (select from public.factor_phones f where f.user_id = of_user_id)
$$;

-- When a person of an organization needs a second factor at the latest; null when none is asked for. Whoever comes later,
-- or gets such a role later, has the whole grace.
create function second_factor_due(of_organization_id integer, of_user_id integer) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  person record;
  everybody timestamptz;
  days integer;
  asked timestamptz;
begin
  select m.joined_at, m.second_factor_since into person from public.memberships m
  where m.organization_id = of_organization_id and m.user_id = of_user_id and m.deleted_at is null;
  if not found then return null; end if;
  select s.second_factor_since, s.second_factor_grace_days into everybody, days
  from public.security_settings s where s.organization_id = of_organization_id;
  asked := least(greatest(everybody, case when everybody is not null then person.joined_at end), person.second_factor_since);
  return least(asked, (
    select min(greatest(r.since, mr.created_at)) from public.second_factor_roles r
    join public.membership_roles mr on mr.organization_id = r.organization_id and mr.role_id = r.role_id
    join public.roles role on role.organization_id = r.organization_id and role.id = r.role_id and role.deleted_at is null
    where r.organization_id = of_organization_id and mr.user_id = of_user_id))
    + pg_catalog.make_interval(days => coalesce(days, 14));
end $$;

-- What an organization asks of the session of this person before anything else, and what it allows to support. Read with
-- every request.
create function identity_session_duties(of_organization_id integer, of_user_id integer, is_member boolean)
returns table (second_factor_due_at timestamptz, support_writes_until timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  due timestamptz;
begin
  if of_organization_id is null then return; end if;
  if not is_member then
    return query select null::timestamptz, s.support_writes_until from public.security_settings s
      where s.organization_id = of_organization_id;
    return;
  end if;
  due := public.second_factor_due(of_organization_id, of_user_id);
  if due is not null and not public.has_second_factor(of_user_id) then return query select due, null::timestamptz; end if;
end $$;

-- A try that failed, in every organization whose person it was tried for. Nobody learns of those of others.
create function identity_note_failed_sign_in(
  of_user_id integer, tried_at timestamptz, from_address text, from_device text, why text
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.failed_sign_ins (organization_id, user_id, at, address, device, reason)
  select m.organization_id, m.user_id, tried_at, pg_catalog.left(from_address, 100), pg_catalog.left(from_device, 300), why
  from public.memberships m
  where m.user_id = of_user_id and m.deleted_at is null and m.status <> 'invited'
$$;

-- The functions below answer for the organization of the transaction. A login that opens other organizations, too, is no
-- business of this one alone: its sessions may be at work elsewhere.
create function is_own_login(of_user_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.memberships m
      where m.user_id = of_user_id and m.deleted_at is null
        and m.organization_id = nullif(pg_catalog.current_setting('app.organization_id', true), '')::int)
    and not exists (select from public.memberships other
      where other.user_id = of_user_id and other.deleted_at is null
        and other.organization_id <> nullif(pg_catalog.current_setting('app.organization_id', true), '')::int)
    and not exists (select from public.users u where u.id = of_user_id and u.super_admin)
$$;

create function identity_member_sessions(of_user_id integer)
returns table (id integer, created_at timestamptz, last_seen_at timestamptz, address text, device text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_own_login(of_user_id) then return; end if;
  return query select s.id, s.created_at, s.last_seen_at, s.address, s.device from public.sessions s
    where s.user_id = of_user_id and s.expires_at > pg_catalog.now()
      and (s.remembered or s.created_at > pg_catalog.now() - interval '7 days');
end $$;

-- One session, or all of them; those that began before a moment, when one is given.
create function identity_end_member_sessions(of_user_id integer, only_id integer, begun_before timestamptz)
returns integer
language sql volatile security definer set search_path = '' as $$
  with gone as (
    delete from public.sessions s
    where s.user_id = of_user_id and public.is_own_login(of_user_id)
      and (only_id is null or s.id = only_id) and (begun_before is null or s.created_at < begun_before)
    returning 1)
  select count(*)::int from gone
$$;

-- What a person of the organization has beside the password; no row for strangers.
create function identity_member_factors(of_user_id integer)
returns table (authenticator_since timestamptz, passkeys integer, phone boolean)
language sql stable security definer set search_path = '' as $$
  select (select a.confirmed_at from public.authenticators a where a.user_id = m.user_id),
    (select count(*)::int from public.passkeys p where p.user_id = m.user_id),
    exists (select from public.factor_phones f where f.user_id = m.user_id)
  from public.memberships m
  where m.user_id = of_user_id and m.deleted_at is null
    and m.organization_id = nullif(pg_catalog.current_setting('app.organization_id', true), '')::int
$$;

-- For somebody who lost phone and keys: the password alone opens the login again, and every session ends. False where the
-- login is not this organization's alone, or has nothing to reset.
create function identity_reset_factors(of_user_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_own_login(of_user_id) or not public.has_second_factor(of_user_id) then return false; end if;
  perform public.identity_remove_authenticator(of_user_id);
  delete from public.passkeys where user_id = of_user_id;
  delete from public.sessions where user_id = of_user_id;
  return true;
end $$;

-- As before, and a login that opens nothing any more is not opened by a link that was mailed while it did.
create or replace function identity_settle_user(of_user_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  open_ids integer[] := array(select m.organization_id from public.memberships m
    join public.organizations o on o.id = m.organization_id and o.deleted_at is null
    where m.user_id = of_user_id and m.status = 'active' and m.deleted_at is null order by m.created_at);
begin
  update public.users u set default_organization_id = open_ids[1]
  where u.id = of_user_id and cardinality(open_ids) > 0
    and (u.default_organization_id is null or u.default_organization_id <> all (open_ids));
  if cardinality(open_ids) > 0 or exists (select from public.users u where u.id = of_user_id and u.super_admin) then
    return;
  end if;
  delete from public.sessions s where s.user_id = of_user_id;
  update public.link_tokens set used_at = pg_catalog.now()
  where user_id = of_user_id and kind = 'password-reset' and used_at is null;
  delete from public.login_challenges where user_id = of_user_id;
end $$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('has_second_factor', 'second_factor_due', 'identity_session_duties',
      'identity_note_failed_sign_in', 'is_own_login', 'identity_member_sessions', 'identity_end_member_sessions',
      'identity_member_factors', 'identity_reset_factors')
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
