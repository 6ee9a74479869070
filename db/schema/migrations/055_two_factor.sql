-- Up Migration

-- The second factor of a login. Like sessions it belongs to the person, not to an organization; the application role
-- reaches it only through the functions below.

-- The key that an authenticator app shares with us, encrypted by the server. Not in force until it was confirmed with a
-- code.
create table authenticators (
  user_id integer primary key references users (id),
  secret bytea not null,
  confirmed_at timestamptz,
  -- The step of 30 seconds of the last code that was taken: it and those before it are spent.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id integer not null references users (id),
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Between the password and the session: a right password, and what it asked for.
create table login_challenges (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('code', 'passkey-login', 'passkey-registration')),
  token_hash bytea not null constraint login_challenges_token_hash_key unique,
  user_id integer references users (id),
  remembered boolean not null default false,
  redirect text check (char_length(redirect) <= 2000),
  tries integer not null default 0,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index login_challenges_by_user on login_challenges (user_id);
create index login_challenges_by_expiry on login_challenges (expires_at);

-- A browser where the code is not asked for.
create table trusted_devices (
  id integer generated always as identity primary key,
  token_hash bytea not null constraint trusted_devices_token_hash_key unique,
  user_id integer not null references users (id),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index trusted_devices_by_user on trusted_devices (user_id);
create index trusted_devices_by_expiry on trusted_devices (expires_at);

-- Another password ends what the old one had opened, whichever way it was changed.
create function forget_devices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.trusted_devices where user_id = new.id;
  delete from public.login_challenges where user_id = new.id;
  return null;
end $$;
create trigger forget_devices after update of password_hash on users for each row
  when (old.password_hash is distinct from new.password_hash) execute function forget_devices();

create function identity_may_sign_in(wanted_user_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.users u
    where u.id = wanted_user_id and u.deleted_at is null and (u.super_admin or exists (
      select from public.memberships m where m.user_id = u.id and m.status = 'active' and m.deleted_at is null)))
$$;

create function identity_two_factor(of_user_id integer)
returns table (secret bytea, confirmed_at timestamptz, codes_left integer, devices integer)
language sql stable security definer set search_path = '' as $$
  select a.secret, a.confirmed_at,
    (select count(*)::int from public.recovery_codes r where r.user_id = a.user_id and r.used_at is null),
    (select count(*)::int from public.trusted_devices d
      where d.user_id = a.user_id and d.expires_at > pg_catalog.now())
  from public.authenticators a where a.user_id = of_user_id
$$;

-- A new key takes the place of one that nobody confirmed; false when one is in force.
create function identity_start_authenticator(of_user_id integer, new_secret bytea) returns boolean
language sql volatile security definer set search_path = '' as $$
  with kept as (
    insert into public.authenticators as a (user_id, secret) values (of_user_id, new_secret)
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = pg_catalog.now()
      where a.confirmed_at is null
    returning 1)
  select exists (select from kept)
$$;

create function identity_confirm_authenticator(of_user_id integer, of_secret bytea, step bigint) returns boolean
language sql volatile security definer set search_path = '' as $$
  with confirmed as (
    update public.authenticators set confirmed_at = pg_catalog.now(), last_step = step
    where user_id = of_user_id and secret = of_secret and confirmed_at is null returning 1)
  select exists (select from confirmed)
$$;

-- Takes the code of a step, once: false for one that was taken, and for those before it.
create function identity_use_step(of_user_id integer, step bigint) returns boolean
language sql volatile security definer set search_path = '' as $$
  with taken as (
    update public.authenticators set last_step = step
    where user_id = of_user_id and confirmed_at is not null and last_step < step returning 1)
  select exists (select from taken)
$$;

create function identity_use_recovery_code(of_user_id integer, hash bytea) returns boolean
language sql volatile security definer set search_path = '' as $$
  with used as (
    update public.recovery_codes set used_at = pg_catalog.now()
    where user_id = of_user_id and code_hash = hash and used_at is null returning 1)
  select exists (select from used)
$$;

create function identity_replace_recovery_codes(of_user_id integer, hashes bytea[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.recovery_codes where user_id = of_user_id;
  insert into public.recovery_codes (user_id, code_hash) select of_user_id, pg_catalog.unnest(hashes);
end $$;

create function identity_forget_devices(of_user_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.trusted_devices where user_id = of_user_id;
  delete from public.login_challenges where user_id = of_user_id;
end $$;

create function identity_remove_authenticator(of_user_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.recovery_codes where user_id = of_user_id;
  perform public.identity_forget_devices(of_user_id);
  delete from public.authenticators where user_id = of_user_id;
  return found;
end $$;

-- Those that are past their time go when a new one comes.
create function identity_create_challenge(
  challenge_kind text, token bytea, for_user_id integer, remember boolean, wanted_redirect text, seconds integer
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.login_challenges where expires_at < pg_catalog.now();
  insert into public.login_challenges (kind, token_hash, user_id, remembered, redirect, expires_at)
  values (challenge_kind, token, for_user_id, remember, wanted_redirect,
    pg_catalog.now() + pg_catalog.make_interval(secs => seconds));
end $$;

-- Counts a try before it is judged, so that parallel guesses cannot slip through together.
create function identity_try_challenge(token bytea, most integer)
returns table (user_id integer, tries integer)
language sql volatile security definer set search_path = '' as $$
  update public.login_challenges c set tries = c.tries + 1
  where c.kind = 'code' and c.token_hash = token and c.expires_at > pg_catalog.now() and c.tries < most
    and public.identity_may_sign_in(c.user_id)
  returning c.user_id, c.tries
$$;

-- Uses a challenge up: no row when somebody else did, or its time has passed.
create function identity_spend_challenge(challenge_kind text, token bytea)
returns table (user_id integer, remembered boolean, redirect text)
language sql volatile security definer set search_path = '' as $$
  delete from public.login_challenges c
  where c.kind = challenge_kind and c.token_hash = token and c.expires_at > pg_catalog.now()
  returning c.user_id, c.remembered, c.redirect
$$;

create function identity_trust_device(of_user_id integer, token bytea, seconds integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.trusted_devices where expires_at < pg_catalog.now();
  insert into public.trusted_devices (user_id, token_hash, expires_at)
  values (of_user_id, token, pg_catalog.now() + pg_catalog.make_interval(secs => seconds));
end $$;

create function identity_is_trusted(of_user_id integer, tokens bytea[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.trusted_devices
    where user_id = of_user_id and token_hash = any (tokens) and expires_at > pg_catalog.now())
$$;

-- Whether the person works for this organization and for no other: only then may it decide about the login.
create function identity_belongs_only_to(of_user_id integer, wanted_organization_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select not u.super_admin and not exists (
    select from public.memberships m
    where m.user_id = u.id and m.organization_id <> wanted_organization_id and m.deleted_at is null)
  from public.users u where u.id = of_user_id
$$;

revoke all on function forget_devices() from public;
revoke all on function identity_may_sign_in(integer) from public;
do $$
declare f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any (array[
      'identity_two_factor', 'identity_start_authenticator', 'identity_confirm_authenticator', 'identity_use_step',
      'identity_use_recovery_code', 'identity_replace_recovery_codes', 'identity_forget_devices',
      'identity_remove_authenticator', 'identity_create_challenge', 'identity_try_challenge',
      'identity_spend_challenge', 'identity_trust_device', 'identity_is_trusted', 'identity_belongs_only_to'])
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
