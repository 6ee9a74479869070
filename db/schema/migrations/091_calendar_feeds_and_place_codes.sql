-- Up Migration

-- The address under which the calendar of a person reads the dates of the product. Only its token's hash stands here.
create table calendar_feeds (
  organization_id integer not null,
  id integer generated always as identity,
  user_id integer not null,
  token_hash bytea not null constraint calendar_feeds_token_hash_key unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  last_read_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id)
);
create unique index calendar_feeds_live_key on calendar_feeds (organization_id, user_id) where revoked_at is null;
call guard_tenant('calendar_feeds', 'insert, update');

-- A calendar asks before the organization is known; the owner of the function reads it, no other role gains from it.
create policy owner_reads on calendar_feeds for select to current_user using (true);

create function identity_find_calendar_feed(token bytea)
returns table (organization_id integer, feed_id integer, user_id integer, locale text)
language sql stable security definer set search_path = '' as $$
  select f.organization_id, f.id, f.user_id, u.locale
  from public.calendar_feeds f
  join public.organizations o on o.id = f.organization_id and o.deleted_at is null
  join public.users u on u.id = f.user_id
  where f.token_hash = token and f.revoked_at is null
$$;
revoke all on function identity_find_calendar_feed(bytea) from public;
grant execute on function identity_find_calendar_feed(bytea) to cora_application;

-- What stands on a sticker at a place: a building, one of its floors or a common area. Who scans it does not say which
-- organization it belongs to, so no two are the same in the whole installation.
create table place_codes (
  organization_id integer not null,
  id integer generated always as identity,
  code text not null constraint place_codes_code_key unique check (code ~ '^[0-9a-hjkmnp-tv-z]{16}$'),
  building_id integer not null,
  floor_id integer,
  common_area_id integer,
  created_at timestamptz not null default now(),
  created_by integer,
  -- Since when another one hangs there.
  replaced_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, building_id) references buildings (organization_id, id),
  foreign key (organization_id, floor_id) references floors (organization_id, id),
  foreign key (organization_id, common_area_id) references common_areas (organization_id, id),
  check (floor_id is null or common_area_id is null)
);
create unique index place_codes_live_key
  on place_codes (organization_id, building_id, coalesce(floor_id, 0), coalesce(common_area_id, 0))
  where replaced_at is null;
create index place_codes_by_floor on place_codes (organization_id, floor_id);
create index place_codes_by_common_area on place_codes (organization_id, common_area_id);
call guard_tenant('place_codes', 'insert, update');

create policy owner_reads on place_codes for select to current_user using (true);

-- Of a place nothing but whose it is: what is more, people of the organization learn with their session.
create function identity_find_place_code(wanted text)
returns table (
  organization_id integer, slug text, name text, primary_brand_color text, secondary_brand_color text, settings jsonb,
  replaced boolean
)
language sql stable security definer set search_path = '' as $$
  select o.id, o.slug, o.name, o.primary_brand_color, o.secondary_brand_color, o.settings, c.replaced_at is not null
  from public.place_codes c
  join public.organizations o on o.id = c.organization_id and o.deleted_at is null
  where c.code = wanted
$$;
revoke all on function identity_find_place_code(text) from public;
grant execute on function identity_find_place_code(text) to cora_application;
