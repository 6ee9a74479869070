-- Up Migration

-- Passkeys of a login: a device or a key store signs in without a password. Global like sessions, reached only through
-- the functions below.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  credential_id text not null constraint passkeys_credential_id_key unique check (char_length(credential_id) <= 1400),
  public_key bytea not null,
  -- Uses that the authenticator counted, where it counts: a smaller one means that it was copied.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

create function identity_list_passkeys(of_user_id integer)
returns table (
  id integer, credential_id text, transports text[], name text, created_at timestamptz, last_used_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select id, credential_id, transports, name, created_at, last_used_at
  from public.passkeys where user_id = of_user_id order by id
$$;

-- Nothing for people who may not sign in.
create function identity_find_passkey(wanted_credential_id text)
returns table (id integer, user_id integer, public_key bytea, counter bigint, transports text[])
language sql stable security definer set search_path = '' as $$
  select p.id, p.user_id, p.public_key, p.counter, p.transports from public.passkeys p
  where p.credential_id = wanted_credential_id and public.identity_may_sign_in(p.user_id)
$$;

-- Null when the person has as many as anybody may have.
create function identity_add_passkey(
  of_user_id integer, new_credential_id text, new_public_key bytea, new_counter bigint, new_transports text[],
  new_name text, most integer
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  new_id integer;
begin
  perform 1 from public.users where id = of_user_id for update;
  if (select count(*) from public.passkeys where user_id = of_user_id) >= most then return null; end if;
  insert into public.passkeys (user_id, credential_id, public_key, counter, transports, name)
  values (of_user_id, new_credential_id, new_public_key, new_counter, new_transports, new_name)
  returning id into new_id;
  return new_id;
end $$;

create function identity_rename_passkey(of_user_id integer, passkey_id integer, new_name text) returns boolean
language sql volatile security definer set search_path = '' as $$
  with renamed as (
    update public.passkeys set name = new_name where id = passkey_id and user_id = of_user_id returning 1)
  select exists (select from renamed)
$$;

create function identity_remove_passkey(of_user_id integer, passkey_id integer) returns boolean
language sql volatile security definer set search_path = '' as $$
  with gone as (delete from public.passkeys where id = passkey_id and user_id = of_user_id returning 1)
  select exists (select from gone)
$$;

create function identity_passkey_used(passkey_id integer, new_counter bigint) returns void
language sql volatile security definer set search_path = '' as $$
  update public.passkeys set counter = new_counter, last_used_at = pg_catalog.now() where id = passkey_id
$$;

-- Whoever occupied the login before its owner came leaves nothing behind that opens it.
create or replace function identity_claim_user(of_user_id integer, new_hash text, of_organization_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.users set password_hash = new_hash, must_change_password = false,
    default_organization_id = of_organization_id, address_proven_at = pg_catalog.now()
  where id = of_user_id;
  perform public.identity_remove_authenticator(of_user_id);
  delete from public.passkeys where user_id = of_user_id;
  delete from public.sessions where user_id = of_user_id;
end $$;

do $$
declare f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any (array[
      'identity_list_passkeys', 'identity_find_passkey', 'identity_add_passkey', 'identity_rename_passkey',
      'identity_remove_passkey', 'identity_passkey_used'])
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
