-- Up Migration

-- Since when it is known that whoever logs in reads the mail of the address: they followed a mailed link. Null while the
-- password came from an office, which may log in as that person.
alter table users add column address_proven_at timestamptz default now();
update users set address_proven_at = case when password_hash is not null and not must_change_password then created_at end;

create or replace function identity_take_user(wanted_email text, new_hash text, of_organization_id integer, new_locale text)
returns table (user_id integer, is_new boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query
    insert into public.users
      (email, password_hash, default_organization_id, locale, must_change_password, address_proven_at)
    values (wanted_email, new_hash, of_organization_id, new_locale, new_hash is not null, null)
    on conflict (email) do nothing returning id, true;
  if not found then
    return query select u.id, false from public.users u where u.email = wanted_email;
  end if;
end $$;

create or replace function identity_change_email(of_user_id integer, new_email text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set email = new_email, address_proven_at = null where id = of_user_id;
  update public.link_tokens set used_at = pg_catalog.now() where user_id = of_user_id and used_at is null
$$;

create or replace function identity_set_temporary_password(of_user_id integer, new_hash text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set password_hash = new_hash, must_change_password = true, address_proven_at = null
  where id = of_user_id;
  delete from public.sessions where user_id = of_user_id
$$;

-- For an address that its person typed and no mail has confirmed.
create function identity_doubt_address(of_user_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set address_proven_at = null where id = of_user_id
$$;

create function identity_prove_address(of_user_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set address_proven_at = pg_catalog.now() where id = of_user_id
$$;

-- Gives a login to the person who reads its mail: a password and sessions of before open nothing any more.
create function identity_claim_user(of_user_id integer, new_hash text, of_organization_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set password_hash = new_hash, must_change_password = false,
    default_organization_id = of_organization_id, address_proven_at = pg_catalog.now()
  where id = of_user_id;
  delete from public.sessions where user_id = of_user_id
$$;

-- `has_account`: the person logs in elsewhere, with a password that the owner of the address chose. An invitation must not
-- replace it. Any other password is one that somebody else may know, and a mailed link has more weight.
create or replace function identity_find_invitation(token bytea)
returns table (organization_id integer, organization text, user_id integer, email text, first_name text, last_name text,
  locale text, invited_by integer, good boolean, has_account boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, u.id, u.email, m.first_name, m.last_name, u.locale, m.invited_by,
    l.used_at is null and l.expires_at > pg_catalog.now(),
    u.password_hash is not null and (u.super_admin or (u.address_proven_at is not null
      and exists (select from public.memberships other
        join public.organizations their on their.id = other.organization_id and their.deleted_at is null
        where other.user_id = u.id and other.status = 'active' and other.deleted_at is null)))
  from public.link_tokens l
  join public.organizations o on o.id = l.organization_id and o.deleted_at is null
  join public.users u on u.id = l.user_id and u.deleted_at is null
  join public.memberships m on m.organization_id = l.organization_id and m.user_id = l.user_id
    and m.status = 'invited' and m.deleted_at is null
  where l.kind = 'invitation' and l.token_hash = token
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('identity_doubt_address', 'identity_prove_address', 'identity_claim_user')
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
