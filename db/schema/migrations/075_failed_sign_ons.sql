-- Up Migration

-- Failed tries through a provider, and those that a throttle turned away. Whoever the provider sent may be nobody here:
-- then the address that it said stands for the person.
alter table failed_sign_ins alter column user_id drop not null;
alter table failed_sign_ins add column email text check (char_length(email) <= 254);
alter table failed_sign_ins drop constraint failed_sign_ins_reason_check;
alter table failed_sign_ins add constraint failed_sign_ins_reason_check check (reason in ('password', 'code', 'passkey',
  'no-access', 'throttled', 'provider-only', 'provider-refused', 'provider-mismatch', 'provider-address',
  'provider-domain', 'provider-unknown', 'provider-linked'));

-- In the organization of the provider alone; the person only where it is one of its people.
create function identity_note_failed_sign_on(
  of_organization_id integer, of_user_id integer, said_email text, tried_at timestamptz, from_address text,
  from_device text, why text
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.failed_sign_ins (organization_id, user_id, email, at, address, device, reason)
  select of_organization_id,
    (select m.user_id from public.memberships m where m.organization_id = of_organization_id and m.user_id = of_user_id
      and m.deleted_at is null),
    pg_catalog.left(said_email, 254), tried_at, pg_catalog.left(from_address, 100), pg_catalog.left(from_device, 300), why
$$;
revoke all on function identity_note_failed_sign_on(integer, integer, text, timestamptz, text, text, text) from public;
grant execute on function identity_note_failed_sign_on(integer, integer, text, timestamptz, text, text, text)
  to cora_application;
