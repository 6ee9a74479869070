-- Up Migration

-- Who gets which repeating mail, an address or a member, and since when they have stopped it. Only the hash of the token
-- stands here that every such mail carries.
create table mail_stops (
  organization_id integer not null references organizations (id),
  id integer generated always as identity,
  topic text not null check (topic in ('digest', 'inspections', 'invoice-reminders', 'notifications')),
  email text check (char_length(email) <= 254 and email = lower(email)),
  user_id integer,
  token_hash bytea constraint mail_stops_token_hash_key unique check (octet_length(token_hash) = 32),
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, id),
  foreign key (organization_id, user_id) references memberships (organization_id, user_id),
  check ((email is null) <> (user_id is null)),
  check ((topic = 'notifications') = (user_id is not null))
);
create unique index mail_stops_email_key on mail_stops (organization_id, email, topic) where email is not null;
create unique index mail_stops_user_key on mail_stops (organization_id, user_id, topic) where user_id is not null;
call guard_tenant('mail_stops', 'insert, update');

-- A mail program asks before the organization is known; the owner of the function reads it, no other role gains from it.
create policy owner_reads on mail_stops for select to current_user using (true);

create function identity_find_mail_stop(token bytea)
returns table (organization_id integer, stop_id integer)
language sql stable security definer set search_path = '' as $$
  select s.organization_id, s.id
  from public.mail_stops s
  join public.organizations o on o.id = s.organization_id and o.deleted_at is null
  where s.token_hash = token
$$;
revoke all on function identity_find_mail_stop(bytea) from public;
grant execute on function identity_find_mail_stop(bytea) to cora_application;
