-- Up Migration

-- A phone that codes are texted to, as a second factor beside an authenticator or in its place. Its person confirmed it
-- with a code.
create table factor_phones (
  user_id integer primary key references users (id),
  phone text not null check (phone ~ '^[0-9]{10}$'),
  confirmed_at timestamptz not null default now()
);

-- `own-text`: a code that a person who is logged in asked for, to confirm a number (`phone`) or a change.
alter table login_challenges drop constraint login_challenges_kind_check;
alter table login_challenges add constraint login_challenges_kind_check
  check (kind in ('code', 'own-text', 'passkey-login', 'passkey-registration'));
alter table login_challenges
  add column phone text check (phone ~ '^[0-9]{10}$'),
  -- The texted code, by a key of the server; the next text takes its place. It is good as long as the challenge is.
  add column code_hash bytea,
  add column code_wanted_at timestamptz;

-- A second factor is in force since its first part was confirmed.
drop function identity_two_factor(integer);
create function identity_two_factor(of_user_id integer)
returns table (secret bytea, app_confirmed_at timestamptz, phone text, confirmed_at timestamptz, codes_left integer,
  devices integer)
language sql stable security definer set search_path = '' as $$
  select a.secret, a.confirmed_at, f.phone, least(a.confirmed_at, f.confirmed_at),
    (select count(*)::int from public.recovery_codes r where r.user_id = of_user_id and r.used_at is null),
    (select count(*)::int from public.trusted_devices d
      where d.user_id = of_user_id and d.expires_at > pg_catalog.now())
  from (select of_user_id as id) u
  left join public.authenticators a on a.user_id = u.id
  left join public.factor_phones f on f.user_id = u.id
  where a.user_id is not null or f.user_id is not null
$$;

-- Both parts of the second factor, with all that belongs to it.
create or replace function identity_remove_authenticator(of_user_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  had boolean;
begin
  delete from public.recovery_codes where user_id = of_user_id;
  perform public.identity_forget_devices(of_user_id);
  delete from public.factor_phones where user_id = of_user_id;
  had := found;
  delete from public.authenticators where user_id = of_user_id;
  return had or found;
end $$;

create function identity_remove_phone(of_user_id integer) returns boolean
language sql volatile security definer set search_path = '' as $$
  with gone as (delete from public.factor_phones where user_id = of_user_id returning 1)
  select exists (select from gone)
$$;

-- Notes that a text is wanted for the challenge of a login, which lasts until the code is too old. No row when the
-- challenge is over; `seconds_left` while the last text is too young for another.
create function identity_want_login_text(token bytea, wait_seconds integer, life_seconds integer)
returns table (id integer, user_id integer, phone text, seconds_left integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  c public.login_challenges;
  to_phone text;
begin
  select * into c from public.login_challenges x
  where x.kind = 'code' and x.token_hash = token and x.expires_at > pg_catalog.now() and x.tries < 5
    and public.identity_may_sign_in(x.user_id)
  for update;
  if not found then return; end if;
  select f.phone into to_phone from public.factor_phones f where f.user_id = c.user_id;
  if to_phone is null then return; end if;
  if c.code_wanted_at > pg_catalog.now() - pg_catalog.make_interval(secs => wait_seconds) then
    return query select c.id, c.user_id, to_phone, greatest(1, pg_catalog.ceil(extract(epoch from
      c.code_wanted_at + pg_catalog.make_interval(secs => wait_seconds) - pg_catalog.now())))::int;
    return;
  end if;
  update public.login_challenges x set code_wanted_at = pg_catalog.now(),
    expires_at = pg_catalog.now() + pg_catalog.make_interval(secs => life_seconds)
  where x.id = c.id;
  return query select c.id, c.user_id, to_phone, 0;
end $$;

-- The same for a person who is logged in: a new number, or null for the confirmed one. The tries start anew with a number
-- or a code; the limits of the person hold across them.
create function identity_want_own_text(
  of_user_id integer, new_phone text, token bytea, wait_seconds integer, life_seconds integer
) returns table (id integer, phone text, seconds_left integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  last timestamptz;
  new_id integer;
  to_phone text := coalesce(new_phone, (select f.phone from public.factor_phones f where f.user_id = of_user_id));
begin
  if to_phone is null then return; end if;
  perform 1 from public.users u where u.id = of_user_id for update;
  select max(x.code_wanted_at) into last from public.login_challenges x
  where x.user_id = of_user_id and x.kind = 'own-text';
  if last > pg_catalog.now() - pg_catalog.make_interval(secs => wait_seconds) then
    return query select 0, to_phone, greatest(1, pg_catalog.ceil(extract(epoch from
      last + pg_catalog.make_interval(secs => wait_seconds) - pg_catalog.now())))::int;
    return;
  end if;
  delete from public.login_challenges x where x.user_id = of_user_id and x.kind = 'own-text';
  delete from public.login_challenges x where x.expires_at < pg_catalog.now();
  insert into public.login_challenges (kind, token_hash, user_id, phone, code_wanted_at, expires_at)
  values ('own-text', token, of_user_id, new_phone, pg_catalog.now(),
    pg_catalog.now() + pg_catalog.make_interval(secs => life_seconds))
  returning login_challenges.id into new_id;
  return query select new_id, to_phone, 0;
end $$;

-- Where the text of a challenge goes; no row when it is over.
create function identity_find_text(challenge_id integer) returns table (user_id integer, phone text)
language sql stable security definer set search_path = '' as $$
  select c.user_id, coalesce(c.phone, f.phone)
  from public.login_challenges c left join public.factor_phones f on f.user_id = c.user_id
  where c.id = challenge_id and c.expires_at > pg_catalog.now() and coalesce(c.phone, f.phone) is not null
$$;

create function identity_set_text_code(challenge_id integer, hash bytea) returns void
language sql volatile security definer set search_path = '' as $$
  update public.login_challenges set code_hash = hash where id = challenge_id
$$;

-- Takes the texted code of the challenge of a login, once. Its tries are counted by `identity_try_challenge`.
create function identity_use_login_text(token bytea, hash bytea) returns boolean
language sql volatile security definer set search_path = '' as $$
  with taken as (
    update public.login_challenges set code_hash = null
    where kind = 'code' and token_hash = token and code_hash = hash and expires_at > pg_catalog.now() returning 1)
  select exists (select from taken)
$$;

-- Takes the code that a person who is logged in was texted, once, of at most so many tries. `phone`: the number it
-- confirms, null where it stands for the confirmed one.
create function identity_use_own_text(of_user_id integer, hash bytea, of_new_phone boolean, most integer)
returns table (phone text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  c public.login_challenges;
begin
  update public.login_challenges x set tries = x.tries + 1
  where x.user_id = of_user_id and x.kind = 'own-text' and x.code_hash is not null and x.tries < most
    and x.expires_at > pg_catalog.now() and (x.phone is not null) = of_new_phone
  returning * into c;
  if not found or c.code_hash <> hash then return; end if;
  delete from public.login_challenges x where x.id = c.id;
  return query select c.phone;
end $$;

create function identity_confirm_phone(of_user_id integer, new_phone text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.factor_phones as f (user_id, phone) values (of_user_id, new_phone)
  on conflict (user_id) do update set phone = excluded.phone
$$;

do $$
declare f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any (array[
      'identity_two_factor', 'identity_remove_phone', 'identity_want_login_text', 'identity_want_own_text',
      'identity_find_text', 'identity_set_text_code', 'identity_use_login_text', 'identity_use_own_text',
      'identity_confirm_phone'])
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
