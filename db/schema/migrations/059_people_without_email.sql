-- Up Migration

-- People without an e-mail address. Such a login belongs to its default organization alone, where it is found by the
-- employee code; no function below adds it to another one. Links are texted to the phone of the membership.
alter table users alter column email drop not null;
alter table users add constraint users_without_email
  check (email is not null or (default_organization_id is not null and not super_admin));

alter table memberships alter column email drop not null;
alter table memberships add constraint memberships_without_email check (email is not null or employee_code is not null);
create unique index memberships_login_code_key on memberships (organization_id, lower(employee_code))
  where email is null;

create function identity_find_login_by_code(wanted_slug text, wanted_code text)
returns table (user_id integer, password_hash text, locale text, active boolean, organization_id integer)
language sql stable security definer set search_path = '' as $$
  select u.id, u.password_hash, u.locale, m.status = 'active', o.id
  from public.organizations o
  join public.memberships m on m.organization_id = o.id and pg_catalog.lower(m.employee_code) = pg_catalog.lower(wanted_code)
    and m.email is null and m.deleted_at is null
  join public.users u on u.id = m.user_id and u.email is null and u.deleted_at is null
  where o.slug = pg_catalog.lower(wanted_slug) and o.deleted_at is null
$$;

create function identity_create_user_without_email(new_hash text, of_organization_id integer, new_locale text)
returns integer
language sql volatile security definer set search_path = '' as $$
  insert into public.users (password_hash, default_organization_id, locale, must_change_password, address_proven_at)
  values (new_hash, of_organization_id, new_locale, new_hash is not null, null) returning id
$$;

create or replace function identity_prove_address(of_user_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set address_proven_at = pg_catalog.now() where id = of_user_id and email is not null
$$;

-- A link that was texted proves no address.
create or replace function identity_claim_user(of_user_id integer, new_hash text, of_organization_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.users set password_hash = new_hash, must_change_password = false,
    default_organization_id = of_organization_id,
    address_proven_at = case when email is not null then pg_catalog.now() end
  where id = of_user_id;
  perform public.identity_remove_authenticator(of_user_id);
  delete from public.passkeys where user_id = of_user_id;
  delete from public.sessions where user_id = of_user_id;
end $$;

-- With what a person without an address logs in by.
drop function identity_find_invitation(bytea);
create function identity_find_invitation(token bytea)
returns table (organization_id integer, organization text, organization_slug text, user_id integer, email text,
  employee_code text, first_name text, last_name text, locale text, invited_by integer, good boolean,
  has_account boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug, u.id, u.email, m.employee_code, m.first_name, m.last_name, u.locale, m.invited_by,
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

-- After another phone number, links that were texted to the old one open nothing.
create function identity_void_all_links(of_user_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.link_tokens set used_at = pg_catalog.now() where user_id = of_user_id and used_at is null
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.proname in ('identity_find_login_by_code', 'identity_create_user_without_email', 'identity_find_invitation',
      'identity_void_all_links')
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
