-- Up Migration

-- Since when it is known that whoever logs in gets what is sent to the login: they followed a link that was mailed to its
-- address or, without one, texted to its phone, or typed a code that was mailed there. Null while an office may know the
-- password. A login is doubtful until somebody says otherwise.
alter table users alter column address_proven_at drop default;

-- Texted links prove from now on, too. Whoever chose an own password before is believed, as for addresses in 056.
update users set address_proven_at = created_at
where email is null and password_hash is not null and not must_change_password;

-- All that opens a login beside its password, and all that was begun in order to change it. Invitations stay: the other
-- organizations mailed them to the very address that was proven. Accounts at a provider stay, too: each opens the one
-- organization that decides whose they are.
create function end_ways_in(of_user_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.identity_remove_authenticator(of_user_id);
  delete from public.passkeys where user_id = of_user_id;
  delete from public.sessions where user_id = of_user_id;
  update public.link_tokens set used_at = pg_catalog.now()
  where user_id = of_user_id and used_at is null and kind in ('password-reset', 'email-change');
end $$;

-- The first proof gives a login to its owner. Whoever had it before, such as an office that registered the address and
-- logged in with the password it had chosen, keeps nothing that opens it: not here, and not in an organization that the
-- owner joins later. A trigger, so that no way of proving can forget it. The password stays only if the same statement
-- chose it.
create function end_what_came_before() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.end_ways_in(new.id);
  if new.password_hash is not distinct from old.password_hash then
    new.must_change_password := old.password_hash is not null;
    new.password_hash := null;
  end if;
  return new;
end $$;

revoke all on function end_ways_in(integer) from public;
revoke all on function end_what_came_before() from public;

-- Proofs from before this rule. Passkeys that are older than the proof are the planted kind: they end, and with them every
-- session, which they may have opened. So do those of people who have reset a password or changed their address since they
-- added them, because both moved the time of the proof; such people log in with the password and add them again. An authenticator or a
-- phone of before opens nothing without the new password, which the owner alone knows. So one whose codes were used since
-- is the owner's own, and stays; any other is planted, or locks its person out. Trusted devices have ended with the
-- password of before. Logins that 056 believed have a proof as old as themselves, and lose nothing.
do $$
declare
  login public.users;
begin
  for login in select * from users where address_proven_at is not null and email is not null and has_second_factor(id) loop
    delete from passkeys where user_id = login.id and created_at < login.address_proven_at;
    if found then delete from sessions where user_id = login.id; end if;
    if (exists (select from authenticators where user_id = login.id and created_at < login.address_proven_at)
        or exists (select from factor_phones where user_id = login.id and confirmed_at < login.address_proven_at))
      and not exists (select from memberships m
        join audit_log l on l.organization_id = m.organization_id and l.entity = 'user' and l.entity_id = login.id
          and l.action = 'user.code-used' and l.note in ('totp', 'text') and l.at > login.address_proven_at
        where m.user_id = login.id)
    then
      perform identity_remove_authenticator(login.id);
    end if;
  end loop;
end $$;

-- Logins that nobody has proven, and that several organizations let in all the same: through a provider of one of them, or
-- because they were restored. What one office knows or has left on them opens the others. Their people choose a new
-- password with a mailed link.
do $$
declare
  of_user_id integer;
begin
  for of_user_id in
    select u.id from users u where u.address_proven_at is null and u.email is not null and not u.super_admin
      and (select count(*) from memberships m where m.user_id = u.id and m.status = 'active' and m.deleted_at is null) > 1
  loop
    update users set password_hash = null, must_change_password = false where id = of_user_id;
    perform end_ways_in(of_user_id);
  end loop;
end $$;

create trigger end_what_came_before before update on users for each row
  when (old.address_proven_at is null and new.address_proven_at is not null) execute function end_what_came_before();

-- Whether nothing that another organization may have left on a login opens this one: its owner has proven it, or no other
-- organization has ever known it. Locks the login, so that an office which gives it a password waits for the answer's
-- transaction, and then sees that it belongs elsewhere, too.
create function identity_is_beyond_doubt(of_user_id integer, in_organization_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  proven timestamptz;
begin
  select u.address_proven_at into proven from public.users u where u.id = of_user_id for share;
  return proven is not null or not exists (select from public.memberships m
    where m.user_id = of_user_id and m.organization_id <> in_organization_id);
end $$;

-- A new password with a mailed or texted link. One transaction with the link, so that the proof is of the address that the
-- link was sent to. `had_factors`: it was the first proof, and what the login asked for beside the password is gone.
create function identity_reset_password(token bytea, for_email text, new_hash text)
returns table (user_id integer, had_factors boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  whose integer := (select l.user_id from public.link_tokens l where l.kind = 'password-reset' and l.token_hash = token);
  lost boolean;
begin
  select u.address_proven_at is null and public.has_second_factor(u.id) into lost
  from public.users u where u.id = whose for update;
  if not found then return; end if;
  perform 1 from public.identity_use_link('password-reset', token, for_email);
  if not found then return; end if;
  update public.users u set password_hash = new_hash, must_change_password = false,
    address_proven_at = coalesce(u.address_proven_at, pg_catalog.now())
  where u.id = whose;
  delete from public.sessions s where s.user_id = whose;
  return query select whose, lost;
end $$;

drop function identity_prove_address(integer);

-- As before, and a texted link proves as a mailed one does. Whatever opened the login ends, also one that was proven: it
-- opened nothing any more.
create or replace function identity_claim_user(of_user_id integer, new_hash text, of_organization_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.users u set password_hash = new_hash, must_change_password = false,
    default_organization_id = of_organization_id,
    address_proven_at = coalesce(u.address_proven_at, pg_catalog.now())
  where u.id = of_user_id;
  perform public.end_ways_in(of_user_id);
end $$;

-- As before, and not for a login in doubt: whoever has it may be an office that registered the address of somebody else,
-- and would take the invitations of others along to an address of its own. `first`: nobody had proven the former address,
-- so that the password and the session that asked have ended, too.
drop function identity_change_own_email(integer, bytea, text);
create function identity_change_own_email(of_user_id integer, token bytea, new_email text)
returns table (former text, first boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.users;
  home text := pg_catalog.current_setting('app.organization_id', true);
  of_organization_id integer;
begin
  select * into was from public.users u where u.id = of_user_id and u.deleted_at is null;
  if was.email is null
    or was.address_proven_at is null and (select count(*) from public.memberships m where m.user_id = of_user_id) > 1
    or not exists (select from public.link_tokens l
    where l.kind = 'email-change' and l.token_hash = token and l.user_id = of_user_id and l.used_at is null
      and l.expires_at > pg_catalog.now()) then
    return;
  end if;
  for of_organization_id in
    select m.organization_id from public.memberships m where m.user_id = of_user_id and m.email = was.email
    order by m.organization_id
  loop
    perform pg_catalog.set_config('app.organization_id', of_organization_id::text, true);
    update public.memberships m set email = new_email, updated_by = of_user_id
    where m.organization_id = of_organization_id and m.user_id = of_user_id;
  end loop;
  perform pg_catalog.set_config('app.organization_id', coalesce(home, ''), true);
  perform 1 from public.users u
  where u.id = of_user_id and u.email = was.email and u.address_proven_at is not distinct from was.address_proven_at
  for update;
  if found then
    update public.link_tokens l set used_at = pg_catalog.now()
    where l.user_id = of_user_id and l.used_at is null and l.token_hash = token;
  end if;
  if not found
    or was.address_proven_at is null and (select count(*) from public.memberships m where m.user_id = of_user_id) > 1
  then
    raise exception using errcode = 'serialization_failure', message = 'the login was changed meanwhile';
  end if;
  update public.users u set email = new_email, address_proven_at = pg_catalog.now() where u.id = of_user_id;
  update public.link_tokens l set used_at = pg_catalog.now() where l.user_id = of_user_id and l.used_at is null;
  return query select was.email, was.address_proven_at is null;
end $$;

-- An office decides alone about a login that nobody else knows. The server asks first; these refuse what it overlooked, or
-- what became somebody else's meanwhile.
create function require_own_login(of_user_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.id = of_user_id for update;
  if not public.is_own_login(of_user_id) then
    raise exception using errcode = 'serialization_failure', message = 'the login belongs to other organizations, too';
  end if;
end $$;
revoke all on function require_own_login(integer) from public;

create or replace function identity_change_email(of_user_id integer, new_email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.require_own_login(of_user_id);
  update public.users u set email = new_email, address_proven_at = null where u.id = of_user_id;
  update public.link_tokens l set used_at = pg_catalog.now() where l.user_id = of_user_id and l.used_at is null;
end $$;

create or replace function identity_set_temporary_password(of_user_id integer, new_hash text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.require_own_login(of_user_id);
  update public.users u set password_hash = new_hash, must_change_password = true, address_proven_at = null
  where u.id = of_user_id;
  delete from public.sessions s where s.user_id = of_user_id;
end $$;

-- What was begun before a proof must not finish after it. A login is opened as it was when its password or passkey was
-- looked at: null once another password was chosen. A session of a provider asks for none.
drop function identity_create_session(bytea, integer, boolean, text, text, timestamptz, integer);
create function identity_create_session(token bytea, for_user_id integer, remember boolean, from_address text,
  from_device text, valid_until timestamptz, for_organization_id integer, seen_hash text)
returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id integer;
begin
  perform 1 from public.users u where u.id = for_user_id for share;
  if for_organization_id is null and seen_hash is distinct from public.identity_password_hash(for_user_id) then
    return null;
  end if;
  insert into public.sessions (token_hash, user_id, remembered, address, device, expires_at, organization_id)
  values (token, for_user_id, remember, from_address, from_device, valid_until, for_organization_id)
  returning id into new_id;
  return new_id;
end $$;

drop function identity_find_passkey(text);
create function identity_find_passkey(wanted_credential_id text)
returns table (id integer, user_id integer, public_key bytea, counter bigint, transports text[], password_hash text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.user_id, p.public_key, p.counter, p.transports, u.password_hash
  from public.passkeys p join public.users u on u.id = p.user_id
  where p.credential_id = wanted_credential_id and public.identity_may_sign_in(p.user_id)
$$;

drop function identity_spend_challenge(text, bytea);
create function identity_spend_challenge(challenge_kind text, token bytea)
returns table (user_id integer, remembered boolean, redirect text, password_hash text)
language sql volatile security definer set search_path = '' as $$
  delete from public.login_challenges c
  where c.kind = challenge_kind and c.token_hash = token and c.expires_at > pg_catalog.now()
  returning c.user_id, c.remembered, c.redirect, public.identity_password_hash(c.user_id)
$$;

-- Whether a session still opens its login, which is locked: a change that it began is refused once it has ended.
create function is_still_open(of_session_id integer, of_user_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform 1 from public.users u where u.id = of_user_id for update;
  return exists (select from public.sessions s where s.id = of_session_id and s.user_id = of_user_id);
end $$;
revoke all on function is_still_open(integer, integer) from public;

drop function identity_set_password(integer, text);
create function identity_set_password(of_user_id integer, new_hash text, by_session_id integer) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not public.is_still_open(by_session_id, of_user_id) then return false; end if;
  update public.users u set password_hash = new_hash, must_change_password = false where u.id = of_user_id;
  return true;
end $$;

-- Null when the person has as many as anybody may have, or the session has ended.
drop function identity_add_passkey(integer, text, bytea, bigint, text[], text, integer);
create function identity_add_passkey(
  of_user_id integer, new_credential_id text, new_public_key bytea, new_counter bigint, new_transports text[],
  new_name text, most integer, by_session_id integer
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id integer;
begin
  if not public.is_still_open(by_session_id, of_user_id)
    or (select count(*) from public.passkeys where user_id = of_user_id) >= most then
    return null;
  end if;
  insert into public.passkeys (user_id, credential_id, public_key, counter, transports, name)
  values (of_user_id, new_credential_id, new_public_key, new_counter, new_transports, new_name)
  returning id into new_id;
  return new_id;
end $$;

drop function identity_create_user(text, text, integer, text);
create function identity_create_user(new_email text, new_hash text, organization_id integer, new_locale text,
  proven boolean)
returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.users (email, password_hash, default_organization_id, locale, address_proven_at)
  values (new_email, new_hash, organization_id, new_locale, case when proven then pg_catalog.now() end) returning id
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('identity_is_beyond_doubt', 'identity_reset_password', 'identity_change_own_email',
      'identity_create_session', 'identity_find_passkey', 'identity_spend_challenge', 'identity_set_password',
      'identity_add_passkey', 'identity_create_user')
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
