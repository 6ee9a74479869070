import pg from 'pg';

/** Row-level security does not apply to superusers, BYPASSRLS roles and owners: with such a role nothing would separate
 * organizations. */
export const refuseStrongRole = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(`
      select r.rolname as name, r.rolsuper or r.rolbypassrls as strong,
        exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(r.oid, c.relowner, 'usage')) as owner
      from pg_roles r where r.rolname = current_user`);
    const role = rows[0] as { name: string; strong: boolean; owner: boolean };
    if (role.strong || role.owner) {
      throw new Error(
        `DATABASE_URL signs in as "${role.name}", which ${role.strong ? 'bypasses row-level security' : 'owns the tables'}. ` +
          'Name a plain login role there, and the owner in ADMIN_DATABASE_URL: the server creates the role when it is missing.',
      );
    }
  } finally {
    await client.end();
  }
};
