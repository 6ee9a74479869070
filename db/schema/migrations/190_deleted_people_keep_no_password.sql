-- Up Migration

-- As before, and a login whose every organization has deleted its person keeps no password, passkey or second factor: whoever is
-- brought back is invited again.
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
  delete from public.sessions s
  where s.user_id = of_user_id and s.organization_id is not null and s.organization_id <> all (open_ids);
  if cardinality(open_ids) > 0 or exists (select from public.users u where u.id = of_user_id and u.super_admin) then
    return;
  end if;
  delete from public.sessions s where s.user_id = of_user_id;
  update public.link_tokens set used_at = pg_catalog.now()
  where user_id = of_user_id and kind = 'password-reset' and used_at is null;
  delete from public.login_challenges where user_id = of_user_id;
  if not exists (select from public.memberships m where m.user_id = of_user_id and m.deleted_at is null) then
    perform public.end_ways_in(of_user_id);
    update public.users set password_hash = null, must_change_password = false where id = of_user_id;
  end if;
end $$;

-- People who were deleted before this rule.
do $$
declare
  of_user_id integer;
begin
  for of_user_id in
    select u.id from users u where u.password_hash is not null and not u.super_admin
      and exists (select from memberships m where m.user_id = u.id)
      and not exists (select from memberships m where m.user_id = u.id and m.deleted_at is null)
  loop
    perform end_ways_in(of_user_id);
    update users set password_hash = null, must_change_password = false where id = of_user_id;
  end loop;
end $$;
