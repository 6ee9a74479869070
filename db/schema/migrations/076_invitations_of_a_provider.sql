-- Up Migration

-- As before, and whether the organization would let the person in through its provider alone: then no password is taken.
drop function identity_find_invitation(bytea);
create function identity_find_invitation(token bytea)
returns table (organization_id integer, organization text, organization_slug text, user_id integer, email text,
  employee_code text, first_name text, last_name text, locale text, invited_by integer, good boolean,
  has_account boolean, provider_only boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug, u.id, u.email, m.employee_code, m.first_name, m.last_name, u.locale, m.invited_by,
    l.used_at is null and l.expires_at > pg_catalog.now(),
    u.password_hash is not null and (u.super_admin or (u.address_proven_at is not null
      and exists (select from public.memberships other
        join public.organizations their on their.id = other.organization_id and their.deleted_at is null
        where other.user_id = u.id and other.status = 'active' and other.deleted_at is null))),
    not u.super_admin and public.provider_only(o.id, u.id)
  from public.link_tokens l
  join public.organizations o on o.id = l.organization_id and o.deleted_at is null
  join public.users u on u.id = l.user_id and u.deleted_at is null
  join public.memberships m on m.organization_id = l.organization_id and m.user_id = l.user_id
    and m.status = 'invited' and m.deleted_at is null
  where l.kind = 'invitation' and l.token_hash = token
$$;
revoke all on function identity_find_invitation(bytea) from public;
grant execute on function identity_find_invitation(bytea) to cora_application;
