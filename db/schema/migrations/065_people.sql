-- Up Migration

-- Takes back a login that was made for somebody who never came in: nobody has a password for it, and no organization
-- names it.
create function identity_drop_unused_user(of_user_id integer) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from public.users u where u.id = of_user_id and u.password_hash is null and not u.super_admin)
    and not exists (select from public.memberships m where m.user_id = of_user_id)
    and not exists (select from public.sessions s where s.user_id = of_user_id)
  then
    delete from public.link_tokens where user_id = of_user_id;
    delete from public.users where id = of_user_id;
  end if;
end $$;
revoke all on function identity_drop_unused_user(integer) from public;
grant execute on function identity_drop_unused_user(integer) to cora_application;

-- An import asks for people by their addresses.
create index memberships_by_email on memberships (organization_id, email);

-- The job sites that a deleted person saw without a role there, so that whoever restores the person can confirm them.
alter table memberships add column former_job_ids integer[] not null default '{}';

alter table memberships disable trigger touch;
alter table memberships no force row level security;
alter table job_site_access no force row level security;
alter table visible_jobs no force row level security;
update memberships m set former_job_ids = coalesce((select array_agg(a.job_id order by a.job_id) from job_site_access a
  where a.organization_id = m.organization_id and a.user_id = m.user_id), '{}') where m.deleted_at is not null;
delete from job_site_access a using memberships m
  where m.organization_id = a.organization_id and m.user_id = a.user_id and m.deleted_at is not null;
delete from visible_jobs v using memberships m
  where m.organization_id = v.organization_id and m.user_id = v.user_id and m.deleted_at is not null
    and v.source = 'access';
alter table visible_jobs force row level security;
alter table job_site_access force row level security;
alter table memberships force row level security;
alter table memberships enable trigger touch;
