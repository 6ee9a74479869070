-- Up Migration

-- Single sign-on: an organization's own provider (OpenID Connect) says who its people are.

create table sign_on_connections (
  organization_id integer primary key references organizations (id),
  issuer text not null check (char_length(issuer) between 8 and 500),
  client_id text not null check (char_length(client_id) between 1 and 300),
  -- Encrypted by the server, bound to the organization.
  client_secret bytea not null,
  -- Since when issuer and client are these: whoever signed in before has not tried them.
  connected_at timestamptz not null default now(),
  enabled boolean not null default false,
  -- New people become members when they come for the first time, with this role.
  joins boolean not null default false,
  default_role_id integer,
  -- A password opens the organization to nobody but those who manage it.
  only_way boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  foreign key (organization_id, default_role_id) references roles (organization_id, id),
  check (not only_way or enabled),
  check (not joins or default_role_id is not null)
);
create trigger touch before update on sign_on_connections for each row execute function touch();
call guard_tenant('sign_on_connections');
create policy owner_reads on sign_on_connections for select to current_user using (true);

create table sign_on_domains (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  domain text not null check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and char_length(domain) <= 253),
  -- What a TXT record of the domain has to say.
  token text not null,
  proven_at timestamptz,
  created_at timestamptz not null default now(),
  created_by integer,
  primary key (organization_id, id),
  constraint sign_on_domains_domain_key unique (organization_id, domain)
);
-- One organization at a time has proven a domain.
create unique index sign_on_domains_proven_key on sign_on_domains (domain) where proven_at is not null;
call guard_tenant('sign_on_domains');
create policy owner_reads on sign_on_domains for select to current_user using (true);

-- Whom an organization's provider knows under which name; never looked up by e-mail.
create table sign_on_identities (
  organization_id integer not null,
  issuer text not null check (char_length(issuer) <= 500),
  subject text not null check (char_length(subject) between 1 and 255),
  user_id integer not null,
  -- What the provider said last, for people who look at it.
  email text check (char_length(email) <= 254),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (organization_id, issuer, subject),
  constraint sign_on_identities_user_key unique (organization_id, user_id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
call guard_tenant('sign_on_identities');

-- Between leaving for the provider and coming back, and between coming back and the confirmation of an own account. Global,
-- because whoever comes back is nobody yet. Each belongs to one browser and is used once.
create table sign_on_attempts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('sign-in', 'confirm')),
  token_hash bytea not null constraint sign_on_attempts_token_hash_key unique,
  browser_hash bytea not null,
  organization_id integer not null references organizations (id),
  issuer text not null,
  redirect text check (char_length(redirect) <= 2000),
  user_id integer references users (id),
  subject text,
  email text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sign_on_attempts_by_browser on sign_on_attempts (browser_hash);
create index sign_on_attempts_by_user on sign_on_attempts (user_id) where user_id is not null;
create index sign_on_attempts_by_organization on sign_on_attempts (organization_id);
create index sign_on_attempts_by_expiry on sign_on_attempts (expires_at);

create function identity_sign_on_by_slug(wanted_slug text)
returns table (organization_id integer, name text, slug text, only_way boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug, c.only_way from public.organizations o
  join public.sign_on_connections c on c.organization_id = o.id and c.enabled
  where o.slug = wanted_slug and o.deleted_at is null
$$;

create function identity_sign_on_by_domain(wanted_domain text)
returns table (organization_id integer, name text, slug text, only_way boolean)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug, c.only_way from public.sign_on_domains d
  join public.sign_on_connections c on c.organization_id = d.organization_id and c.enabled
  join public.organizations o on o.id = d.organization_id and o.deleted_at is null
  where d.domain = wanted_domain and d.proven_at is not null
$$;

create function identity_domain_holder(wanted_domain text)
returns table (organization_id integer, id integer, token text)
language sql stable security definer set search_path = '' as $$
  select d.organization_id, d.id, d.token from public.sign_on_domains d
  where d.domain = wanted_domain and d.proven_at is not null
$$;

-- Those that are past their time go when a new one comes. A browser has one confirmation at most.
create function identity_start_sign_on(
  attempt_kind text, token bytea, browser bytea, of_organization_id integer, of_issuer text, wanted_redirect text,
  of_user_id integer, of_subject text, of_email text, seconds integer
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.sign_on_attempts where expires_at < pg_catalog.now();
  if attempt_kind = 'confirm' then
    delete from public.sign_on_attempts where browser_hash = browser and kind = 'confirm';
  end if;
  insert into public.sign_on_attempts
    (kind, token_hash, browser_hash, organization_id, issuer, redirect, user_id, subject, email, expires_at)
  values (attempt_kind, token, browser, of_organization_id, of_issuer, wanted_redirect, of_user_id, of_subject, of_email,
    pg_catalog.now() + pg_catalog.make_interval(secs => seconds));
end $$;

-- Uses an attempt up: no row when another browser began it, it led to another organization, or its time has passed.
create function identity_take_sign_on(token bytea, browser bytea, of_organization_id integer)
returns table (issuer text, redirect text)
language sql volatile security definer set search_path = '' as $$
  delete from public.sign_on_attempts a
  where a.kind = 'sign-in' and a.token_hash = token and a.browser_hash = browser
    and a.organization_id = of_organization_id and a.expires_at > pg_catalog.now()
  returning a.issuer, a.redirect
$$;

create function identity_find_confirmation(browser bytea)
returns table (organization_id integer, organization text, slug text, issuer text, redirect text, user_id integer,
  subject text, email text, password_hash text)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, o.slug, a.issuer, a.redirect, u.id, a.subject, a.email, u.password_hash
  from public.sign_on_attempts a
  join public.organizations o on o.id = a.organization_id and o.deleted_at is null
  join public.sign_on_connections c on c.organization_id = o.id and c.enabled and c.issuer = a.issuer
  join public.users u on u.id = a.user_id and u.deleted_at is null
  where a.kind = 'confirm' and a.browser_hash = browser and a.expires_at > pg_catalog.now()
$$;

-- False when somebody else has used it up.
create function identity_take_confirmation(browser bytea) returns boolean
language sql volatile security definer set search_path = '' as $$
  with taken as (
    delete from public.sign_on_attempts where kind = 'confirm' and browser_hash = browser
      and expires_at > pg_catalog.now() returning 1)
  select exists (select from taken)
$$;

-- Whether nobody has ever been able to open this login: no password, no passkey, no other organization.
create function identity_is_untouched(of_user_id integer, in_organization_id integer) returns boolean
language sql stable security definer set search_path = '' as $$
  select u.password_hash is null and not u.super_admin
    and not exists (select from public.passkeys p where p.user_id = u.id)
    and not exists (select from public.memberships m
      where m.user_id = u.id and m.organization_id <> in_organization_id and m.deleted_at is null)
  from public.users u where u.id = of_user_id
$$;

do $$
declare f regprocedure;
begin
  for f in
    select p.oid::regprocedure from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname = any (array[
      'identity_sign_on_by_slug', 'identity_sign_on_by_domain', 'identity_domain_holder', 'identity_start_sign_on',
      'identity_take_sign_on', 'identity_find_confirmation', 'identity_take_confirmation', 'identity_is_untouched'])
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
