-- Up Migration

alter table memberships
  -- When the latest invitation was sent, and who sent it. Its link is good for 7 days.
  add column invited_at timestamptz,
  add column invited_by integer,
  -- When the person first came in; null until then. Who comes back without it has to be invited.
  add column joined_at timestamptz default now(),
  -- The roles that a deleted person had, so that whoever restores the person can confirm them.
  add column former_role_ids integer[] not null default '{}';

alter table memberships disable trigger touch;
alter table memberships no force row level security;
update memberships set joined_at = case when status <> 'invited' then created_at end;
alter table memberships force row level security;
alter table memberships enable trigger touch;

create index memberships_deleted on memberships (organization_id, name, user_id) where deleted_at is not null;

alter table link_tokens add column organization_id integer references organizations (id);
alter table link_tokens drop constraint link_tokens_kind_check;
alter table link_tokens add constraint link_tokens_kind_check
  check (kind in ('password-reset', 'organization', 'invitation'));
alter table link_tokens add constraint link_tokens_invites
  check (kind <> 'invitation' or (organization_id is not null and user_id is not null));

-- The login of an address, which one person may use in several organizations; a new one when there is none. Only a new
-- one takes the password, which its owner then has to replace.
create function identity_take_user(wanted_email text, new_hash text, of_organization_id integer, new_locale text)
returns table (user_id integer, is_new boolean)
language plpgsql volatile security definer set search_path = '' as $$
begin
  return query
    insert into public.users (email, password_hash, default_organization_id, locale, must_change_password)
    values (wanted_email, new_hash, of_organization_id, new_locale, new_hash is not null)
    on conflict (email) do nothing returning id, true;
  if not found then
    return query select u.id, false from public.users u where u.email = wanted_email;
  end if;
end $$;

-- Whether a login belongs to other organizations, too.
create function identity_belongs_elsewhere(of_user_id integer, than_organization_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.memberships m
    where m.user_id = of_user_id and m.organization_id <> than_organization_id and m.deleted_at is null)
    or exists (select from public.users u where u.id = of_user_id and u.super_admin)
$$;

-- Links that were mailed to the old address open nothing any more.
create function identity_change_email(of_user_id integer, new_email text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set email = new_email where id = of_user_id;
  update public.link_tokens set used_at = pg_catalog.now() where user_id = of_user_id and used_at is null
$$;

create function identity_set_temporary_password(of_user_id integer, new_hash text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.users set password_hash = new_hash, must_change_password = true where id = of_user_id;
  delete from public.sessions where user_id = of_user_id
$$;

-- After a membership began or ended: the default is an organization that the login can open, and a login that can open
-- none has no session.
create function identity_settle_user(of_user_id integer) returns void
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
  where s.user_id = of_user_id and cardinality(open_ids) = 0
    and not exists (select from public.users u where u.id = of_user_id and u.super_admin);
end $$;

-- The latest invitation alone is good.
create function identity_create_invitation(token bytea, of_organization_id integer, for_user_id integer, valid_until timestamptz)
returns void
language sql volatile security definer set search_path = '' as $$
  update public.link_tokens set used_at = pg_catalog.now()
  where kind = 'invitation' and used_at is null and user_id = for_user_id and organization_id = of_organization_id;
  insert into public.link_tokens (kind, token_hash, user_id, organization_id, expires_at)
  values ('invitation', token, for_user_id, of_organization_id, valid_until)
$$;

create function identity_void_invitations(of_organization_id integer, for_user_id integer) returns void
language sql volatile security definer set search_path = '' as $$
  update public.link_tokens set used_at = pg_catalog.now()
  where kind = 'invitation' and used_at is null and user_id = for_user_id and organization_id = of_organization_id
$$;

-- Whom a link invites to what, also when it is old. `has_account`: the person logs in elsewhere with a password of their
-- own, which an invitation must not replace.
create function identity_find_invitation(token bytea)
returns table (organization_id integer, organization text, user_id integer, email text, first_name text, last_name text,
  locale text, invited_by integer, good boolean, has_account boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, u.id, u.email, m.first_name, m.last_name, u.locale, m.invited_by,
    l.used_at is null and l.expires_at > pg_catalog.now(),
    u.password_hash is not null and (u.super_admin or exists (select from public.memberships other
      where other.user_id = u.id and other.status = 'active' and other.deleted_at is null))
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
    and p.proname in ('identity_take_user', 'identity_belongs_elsewhere', 'identity_change_email',
      'identity_set_temporary_password', 'identity_settle_user', 'identity_create_invitation',
      'identity_void_invitations', 'identity_find_invitation')
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
