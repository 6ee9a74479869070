-- Up Migration

-- Roles that an organization makes for itself. A key that nobody has to think of; those of built-in roles are words.
alter table roles
  alter column key set default 'own-' || gen_random_uuid(),
  add column description text not null default '' check (char_length(description) <= 500),
  add column search text collate "C" not null generated always as (fold(name)) stored;

-- Of two with one name the later gets its number.
alter table roles no force row level security;
update roles r set name = left(name, 80) || ' (' || id || ')'
  where deleted_at is null and exists (select from roles o
    where o.organization_id = r.organization_id and o.search = r.search and o.id < r.id and o.deleted_at is null);
alter table roles force row level security;
create unique index roles_name_key on roles (organization_id, search) where deleted_at is null;
create index roles_by_name on roles (organization_id, name, id) where deleted_at is null;
call make_searchable('roles');

-- Counts the people of a role without reading a row.
create index membership_roles_by_role_and_user on membership_roles (organization_id, role_id, user_id);
drop index membership_roles_by_role;
