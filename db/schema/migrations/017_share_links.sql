-- Up Migration

-- Global: what every process of the installation signs with. Reached only through the function below.
create table server_secrets (
  name text primary key,
  secret bytea not null check (octet_length(secret) = 32),
  created_at timestamptz not null default now()
);

-- The secret of this name; the first who asks brings it.
create function identity_keep_secret(secret_name text, candidate bytea) returns bytea
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept bytea;
begin
  select s.secret into kept from public.server_secrets s where s.name = secret_name;
  if found then return kept; end if;
  insert into public.server_secrets (name, secret) values (secret_name, candidate) on conflict do nothing;
  select s.secret into kept from public.server_secrets s where s.name = secret_name;
  return kept;
end $$;

-- What somebody without a login may open. The token is made of id and version; only its hash stands here.
create table share_links (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  record_id integer not null,
  version integer not null,
  token_hash bytea constraint share_links_token_hash_key unique check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  primary key (organization_id, id),
  constraint share_links_version_key unique (organization_id, kind, record_id, version),
  foreign key (organization_id, created_by) references memberships (organization_id, user_id)
);
create unique index share_links_live_key on share_links (organization_id, kind, record_id) where revoked_at is null;
create trigger touch before update on share_links for each row execute function touch();
call guard_tenant('share_links', 'insert, update');

-- The network of the reader, not the address.
create table share_link_views (
  organization_id integer not null,
  id bigint generated always as identity,
  link_id integer not null,
  at timestamptz not null,
  ip_prefix text,
  primary key (organization_id, id),
  foreign key (organization_id, link_id) references share_links (organization_id, id)
);
create index share_link_views_by_link on share_link_views (organization_id, link_id, id);
call guard_tenant('share_link_views', 'insert');

-- A link is opened before the organization is known; the owner of the function reads it, no other role gains from it.
create policy owner_reads on share_links for select to current_user using (true);

create function identity_find_share(token bytea)
returns table (
  organization_id integer, organization_slug text, organization_name text, primary_brand_color text,
  secondary_brand_color text, settings jsonb,
  link_id integer, kind text, record_id integer, expires_at timestamptz, revoked_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select o.id, o.slug, o.name, o.primary_brand_color, o.secondary_brand_color,
    o.settings, l.id, l.kind, l.record_id, l.expires_at, l.revoked_at
  from public.share_links l
  join public.organizations o on o.id = l.organization_id and o.deleted_at is null
  where l.token_hash = token
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['identity_keep_secret(text, bytea)'::regprocedure, 'identity_find_share(bytea)'::regprocedure]
  loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to cora_application', f);
  end loop;
end $$;
