export type CatalogRule = {
  name: string;
  /** Returns one text column, `what`: every object that breaks the rule. $1: tables without a tenant. */
  sql: string;
};

const tenantTables = `
  tenant_tables as (
    select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity, c.relkind
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all ($1::text[])
  ),
  tenant_columns as (
    select t.oid, t.relname, a.attnum
    from tenant_tables t
    join pg_attribute a on a.attrelid = t.oid and not a.attisdropped
      and a.attname = case when t.relname = 'organizations' then 'id' else 'organization_id' end
  )`;

const tenantPolicy = `(organization_id|id) = \\(NULLIF\\(current_setting\\(''app.organization_id''::text, true\\), ''''::text\\)\\)::integer`;

/** These may begin without the organization: slugs are unique in the installation, a sign-in looks for a person's
 * memberships, a shared link is opened before its organization is known, and a domain is proven by one organization. */
const exempt =
  "'organizations_slug_key', 'memberships_by_user', 'share_links_token_hash_key', 'sign_on_domains_proven_key', " +
  "'calendar_feeds_token_hash_key', 'place_codes_code_key', 'mail_stops_token_hash_key'";

const beginsWithTenant = (kind: 'p' | 'u'): string => `
  with ${tenantTables}
  select t.relname || '.' || k.conname as what
  from tenant_tables t
  join pg_constraint k on k.conrelid = t.oid and k.contype = '${kind}'
  left join tenant_columns c on c.oid = t.oid
  where k.conkey[1] is distinct from c.attnum and k.conname <> all (array[${exempt}])
  order by 1`;

export const catalogRules: readonly CatalogRule[] = [
  {
    name: 'a tenant table has organization_id, not null',
    sql: `with ${tenantTables}
      select t.relname as what from tenant_tables t
      left join tenant_columns c on c.oid = t.oid
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = c.attnum
      where a.attnotnull is not true order by 1`,
  },
  {
    name: 'a tenant table has a primary key',
    sql: `with ${tenantTables}
      select t.relname as what from tenant_tables t
      where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p') order by 1`,
  },
  { name: 'a primary key begins with the organization', sql: beginsWithTenant('p') },
  { name: 'a unique constraint begins with the organization', sql: beginsWithTenant('u') },
  {
    name: 'a foreign key between tenant tables carries the organization',
    sql: `with ${tenantTables}
      select t.relname || '.' || k.conname as what
      from tenant_tables t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
      left join tenant_columns c on c.oid = t.oid
      left join tenant_columns r on r.oid = k.confrelid
      where k.confrelid in (select oid from tenant_tables)
        and (k.conkey[1] is distinct from c.attnum or k.confkey[1] is distinct from r.attnum)
      order by 1`,
  },
  {
    name: 'a global table references no tenant table but the organization',
    sql: `with ${tenantTables}
      select k.conrelid::regclass || '.' || k.conname as what
      from pg_constraint k join tenant_tables t on t.oid = k.confrelid
      where k.contype = 'f' and t.relname <> 'organizations' and k.conrelid not in (select oid from tenant_tables)
      order by 1`,
  },
  {
    name: 'an index begins with the organization',
    sql: `with ${tenantTables}
      select t.relname || '.' || i.indexrelid::regclass as what
      from tenant_tables t
      join pg_index i on i.indrelid = t.oid
      left join tenant_columns c on c.oid = t.oid
      where i.indkey[0] is distinct from c.attnum
        and i.indexrelid::regclass::text <> all (array[${exempt}])
      order by 1`,
  },
  {
    name: 'row-level security is enabled and forced',
    sql: `with ${tenantTables}
      select relname as what from tenant_tables where not (relrowsecurity and relforcerowsecurity) order by 1`,
  },
  {
    name: 'the tenant policy is there, for every command and role, on reading and writing',
    sql: `with ${tenantTables}
      select t.relname as what from tenant_tables t
      where not exists (
        select from pg_policy p
        where p.polrelid = t.oid and p.polname = 'tenant' and p.polcmd = '*' and p.polroles = '{0}' and p.polpermissive
          and pg_get_expr(p.polqual, t.oid) ~ '${tenantPolicy}'
          and pg_get_expr(p.polwithcheck, t.oid) ~ '${tenantPolicy}')
      order by 1`,
  },
  {
    name: 'no other policy opens a tenant table to the application role',
    sql: `with ${tenantTables}
      select t.relname || '.' || p.polname as what
      from tenant_tables t join pg_policy p on p.polrelid = t.oid
      where p.polname <> 'tenant' and p.polpermissive
        and exists (select from unnest(p.polroles) as role (oid)
          where role.oid = 0 or pg_has_role('cora_application', role.oid, 'member'))
      order by 1`,
  },
  {
    name: 'tasks and what hangs on them hide from viewers what is internal',
    sql: `with own as (
        select c.oid, c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and c.relname <> all ($1::text[]) and (c.relname ~ '^task(s$|_)'
            or c.relname in ('notes', 'files', 'events', 'audit_log', 'notifications')))
      select o.relname::text as what from own o
      where o.relname <> 'task_past_due_alerts' and not exists (
        select from pg_policy p where p.polrelid = o.oid and not p.polpermissive and p.polcmd in ('r', '*')
          and p.polroles = array['cora_viewer'::regrole::oid])
      order by 1`,
  },
  {
    name: 'views run with the rights of who asks',
    sql: `select c.relname::text as what from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
        and not coalesce(c.reloptions @> '{security_invoker=true}' or c.reloptions @> '{security_invoker=on}', false)
        and $1::text[] is not null order by 1`,
  },
  {
    name: 'no materialized views',
    sql: `select c.relname::text as what from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'm' and $1::text[] is not null order by 1`,
  },
  {
    name: 'a security definer function names an empty search_path',
    sql: `select p.oid::regprocedure::text as what from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and $1::text[] is not null
        and not coalesce(p.proconfig @> array['search_path=""'], false) order by 1`,
  },
  {
    name: 'nobody in general may execute a security definer function',
    sql: `select p.oid::regprocedure::text as what from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef and $1::text[] is not null
        and exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
          where a.grantee = 0 and a.privilege_type = 'EXECUTE') order by 1`,
  },
  {
    name: 'no enum types',
    sql: `select t.typname::text as what from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype = 'e' and $1::text[] is not null order by 1`,
  },
  {
    name: 'the application role owns nothing and creates nothing',
    sql: `select c.relname::text as what from pg_class c
      where c.relnamespace = 'public'::regnamespace and pg_has_role('cora_application', c.relowner, 'member')
        and $1::text[] is not null
      union all
      select 'schema public: ' || privilege from unnest(array['CREATE']) as p (privilege)
      where has_schema_privilege('cora_application', 'public', privilege)
      union all
      select 'database: ' || privilege from unnest(array['CREATE', 'TEMPORARY']) as p (privilege)
      where has_database_privilege('cora_application', current_database(), privilege)
      union all
      select 'role: superuser, bypassrls, createdb or createrole' from pg_roles r
      where r.rolname = 'cora_application' and (r.rolsuper or r.rolbypassrls or r.rolcreatedb or r.rolcreaterole)
      order by 1`,
  },
  {
    name: 'the application role has none of truncate, references, trigger',
    sql: `select c.relname || ': ' || privilege as what
      from pg_class c cross join unnest(array['TRUNCATE', 'REFERENCES', 'TRIGGER']) as p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and $1::text[] is not null
        and has_table_privilege('cora_application', c.oid, privilege) order by 1`,
  },
  {
    name: 'the application role has no right on a global table',
    sql: `select c.relname || ': ' || privilege as what
      from pg_class c cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as p (privilege)
      where c.relnamespace = 'public'::regnamespace and c.relname = any ($1::text[]) and c.relname <> 'pgmigrations'
        and has_table_privilege('cora_application', c.oid, privilege) order by 1`,
  },
  {
    name: 'the audit log is added to and read, never changed',
    sql: `select 'audit_log: ' || privilege as what from unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p (privilege)
      where (has_table_privilege('cora_application', 'audit_log', privilege)
        or has_any_column_privilege('cora_application', 'audit_log',
          case when privilege = 'UPDATE' then 'UPDATE' else 'SELECT WITH GRANT OPTION' end))
        and $1::text[] is not null
      union all
      select 'audit_log lacks ' || privilege from unnest(array['SELECT', 'INSERT']) as p (privilege)
      where not has_table_privilege('cora_application', 'audit_log', privilege) order by 1`,
  },
];
