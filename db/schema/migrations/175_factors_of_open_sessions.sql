-- Up Migration

-- A factor that a session has begun to set up is refused once the session has ended, as passkeys are: otherwise what an office
-- planted could be confirmed in the moment in which the owner proves the address.

drop function identity_confirm_phone(integer, text);
create function identity_confirm_phone(of_user_id integer, new_phone text, by_session_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_still_open(by_session_id, of_user_id) then return false; end if;
  insert into public.factor_phones as f (user_id, phone) values (of_user_id, new_phone)
  on conflict (user_id) do update set phone = excluded.phone;
  return true;
end $$;

-- A new key takes the place of one that nobody confirmed; false when one is in force, null when the session has ended.
drop function identity_start_authenticator(integer, bytea);
create function identity_start_authenticator(of_user_id integer, new_secret bytea, by_session_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_still_open(by_session_id, of_user_id) then return null; end if;
  insert into public.authenticators as a (user_id, secret) values (of_user_id, new_secret)
  on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = pg_catalog.now()
    where a.confirmed_at is null;
  return found;
end $$;

drop function identity_confirm_authenticator(integer, bytea, bigint);
create function identity_confirm_authenticator(of_user_id integer, of_secret bytea, step bigint, by_session_id integer)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_still_open(by_session_id, of_user_id) then return false; end if;
  update public.authenticators set confirmed_at = pg_catalog.now(), last_step = step
  where user_id = of_user_id and secret = of_secret and confirmed_at is null;
  return found;
end $$;

drop function identity_replace_recovery_codes(integer, bytea[]);
create function identity_replace_recovery_codes(of_user_id integer, hashes bytea[], by_session_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_still_open(by_session_id, of_user_id) then return false; end if;
  delete from public.recovery_codes where user_id = of_user_id;
  insert into public.recovery_codes (user_id, code_hash) select of_user_id, pg_catalog.unnest(hashes);
  return true;
end $$;

-- Only while the password with which the login began is still the one of the person.
drop function identity_trust_device(integer, bytea, integer);
create function identity_trust_device(of_user_id integer, token bytea, seconds integer, seen_hash text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.id = of_user_id for update;
  if seen_hash is distinct from public.identity_password_hash(of_user_id) then return false; end if;
  delete from public.trusted_devices where expires_at < pg_catalog.now();
  insert into public.trusted_devices (user_id, token_hash, expires_at)
  values (of_user_id, token, pg_catalog.now() + pg_catalog.make_interval(secs => seconds));
  return true;
end $$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('identity_confirm_phone', 'identity_start_authenticator', 'identity_confirm_authenticator',
      'identity_replace_recovery_codes', 'identity_trust_device')
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
