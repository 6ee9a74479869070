/** For every rule of the catalog: SQL that breaks it, and the object it must report. */
export const catalogSeeds: Readonly<Record<string, { sql: string; what: string }>> = {
  'a tenant table has organization_id, not null': {
    sql: 'create table loose (organization_id integer, id integer)',
    what: 'loose',
  },
  'a tenant table has a primary key': {
    sql: 'create table keyless (organization_id integer not null)',
    what: 'keyless',
  },
  'a primary key begins with the organization': {
    sql: 'create table flat (organization_id integer not null, id integer primary key)',
    what: 'flat.flat_pkey',
  },
  'a unique constraint begins with the organization': {
    sql: 'alter table roles add constraint roles_by_key unique (key, organization_id)',
    what: 'roles.roles_by_key',
  },
  'a foreign key between tenant tables carries the organization': {
    sql: `create table odd (organization_id integer not null, id integer, role_id integer, other integer,
        primary key (organization_id, id),
        constraint odd_role foreign key (other, role_id) references roles (organization_id, id))`,
    what: 'odd.odd_role',
  },
  'a global table references no tenant table but the organization': {
    sql: `alter table sessions add column o integer, add column r integer,
      add constraint sessions_role foreign key (o, r) references roles (organization_id, id)`,
    what: 'sessions.sessions_role',
  },
  'an index begins with the organization': {
    sql: 'create index roles_by_name_alone on roles (name)',
    what: 'roles.roles_by_name_alone',
  },
  'row-level security is enabled and forced': {
    sql: 'alter table roles no force row level security',
    what: 'roles',
  },
  'the tenant policy is there, for every command and role, on reading and writing': {
    sql: 'alter policy tenant on roles with check (true)',
    what: 'roles',
  },
  'no other policy opens a tenant table to the application role': {
    sql: 'create policy everyone on roles for select using (true)',
    what: 'roles.everyone',
  },
  'tasks and what hangs on them hide from viewers what is internal': {
    sql: 'create table task_stars (organization_id integer not null, id integer)',
    what: 'task_stars',
  },
  'views run with the rights of who asks': {
    sql: 'create view all_roles as select * from roles',
    what: 'all_roles',
  },
  'no materialized views': {
    sql: 'create materialized view kept_roles as select * from roles',
    what: 'kept_roles',
  },
  'a security definer function names an empty search_path': {
    sql: "create function lax() returns integer language sql security definer as 'select 1'",
    what: 'lax()',
  },
  'nobody in general may execute a security definer function': {
    sql: "create function open() returns integer language sql security definer set search_path = '' as 'select 1'",
    what: 'open()',
  },
  'no enum types': { sql: "create type mood as enum ('good')", what: 'mood' },
  'the application role owns nothing and creates nothing': {
    sql: 'grant create on schema public to cora_application',
    what: 'schema public: CREATE',
  },
  'the application role has none of truncate, references, trigger': {
    sql: 'grant truncate on roles to cora_application',
    what: 'roles: TRUNCATE',
  },
  'the application role has no right on a global table': {
    sql: 'grant select on users to cora_application',
    what: 'users: SELECT',
  },
  'the audit log is added to and read, never changed': {
    sql: 'grant update (note) on audit_log to cora_application',
    what: 'audit_log: UPDATE',
  },
};
