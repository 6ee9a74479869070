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
