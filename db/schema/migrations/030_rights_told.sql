-- Up Migration

-- The end of a session and any change of rights are announced beside the events, to processes that keep streams open:
-- of one person, or of everybody in an organization. Here and not in the code that makes the change, so that no way to
-- change them can forget it.
create function announce_rights() returns trigger language plpgsql set search_path = '' as $$
declare
  changed jsonb := pg_catalog.to_jsonb(case when tg_op = 'DELETE' then old else new end);
  whose text := tg_argv[0];
begin
  perform pg_catalog.pg_notify('cora_events', pg_catalog.json_build_object(
    'rights_of', tg_argv[1], 'id', changed ->> whose)::text);
  return null;
end $$;

create trigger announce_rights after delete on sessions
  for each row execute function announce_rights('user_id', 'user');
create trigger announce_rights after update of deleted_at, super_admin on users
  for each row execute function announce_rights('id', 'user');
create trigger announce_rights after update of status, license, denied_modules, deleted_at or delete on memberships
  for each row execute function announce_rights('user_id', 'user');
create trigger announce_rights after insert or update or delete on membership_roles
  for each row execute function announce_rights('user_id', 'user');
create trigger announce_rights after update of flags, deleted_at or delete on roles
  for each row execute function announce_rights('organization_id', 'organization');
