-- Up Migration

-- The owner of a login changes its address: a code that was mailed to the new one confirms it.
alter table link_tokens drop constraint link_tokens_kind_check;
alter table link_tokens add constraint link_tokens_kind_check
  check (kind in ('password-reset', 'organization', 'invitation', 'email-change'));

-- Everywhere at once, also where the person is invited or gone: an address that stayed behind would be somebody else's one
-- day. Answers the address of before, null when the code is wrong, used or old. Links to the old address are void. Rows are
-- locked as by an office that changes a person: the membership, then the login and its links.
create function identity_change_own_email(of_user_id integer, token bytea, new_email text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  former text := (select u.email from public.users u where u.id = of_user_id and u.deleted_at is null);
  home text := pg_catalog.current_setting('app.organization_id', true);
  of_organization_id integer;
begin
  if former is null or not exists (select from public.link_tokens l
    where l.kind = 'email-change' and l.token_hash = token and l.user_id = of_user_id and l.used_at is null
      and l.expires_at > pg_catalog.now()) then
    return null;
  end if;
  for of_organization_id in
    select m.organization_id from public.memberships m where m.user_id = of_user_id and m.email = former
    order by m.organization_id
  loop
    perform pg_catalog.set_config('app.organization_id', of_organization_id::text, true);
    update public.memberships m set email = new_email, updated_by = of_user_id
    where m.organization_id = of_organization_id and m.user_id = of_user_id;
  end loop;
  perform pg_catalog.set_config('app.organization_id', coalesce(home, ''), true);
  update public.users set email = new_email, address_proven_at = pg_catalog.now()
  where id = of_user_id and email = former;
  if found then
    update public.link_tokens set used_at = pg_catalog.now()
    where user_id = of_user_id and used_at is null and token_hash = token;
  end if;
  if not found then
    raise exception using errcode = 'serialization_failure', message = 'the login was changed meanwhile';
  end if;
  update public.link_tokens set used_at = pg_catalog.now() where user_id = of_user_id and used_at is null;
  return former;
end $$;
revoke all on function identity_change_own_email(integer, bytea, text) from public;
grant execute on function identity_change_own_email(integer, bytea, text) to cora_application;
