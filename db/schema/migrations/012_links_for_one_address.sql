-- Uses a link up; answers its person (null for an organization link) and whether it was good. A mistyped e-mail address
-- does not use it up.
drop function identity_use_link(text, bytea);
create function identity_use_link(link_kind text, token bytea, for_email text) returns table (user_id integer)
language sql volatile security definer set search_path = '' as $$
  update public.link_tokens l set used_at = pg_catalog.now()
  where l.kind = link_kind and l.token_hash = token and l.used_at is null and l.expires_at > pg_catalog.now()
    and for_email is not distinct from (select u.email from public.users u where u.id = l.user_id)
  returning l.user_id
$$;
revoke all on function identity_use_link(text, bytea, text) from public;
grant execute on function identity_use_link(text, bytea, text) to cora_application;
