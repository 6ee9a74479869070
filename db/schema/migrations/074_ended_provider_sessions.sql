-- Up Migration

-- As before, and what a provider has opened ends with the membership, also where the login opens other organizations: it
-- would open this one again as soon as the person is let in again.
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
end $$;
