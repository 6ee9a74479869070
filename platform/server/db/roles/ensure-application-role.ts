import pg from 'pg';
import { applicationGroup, loginGroups, viewerRoles } from './viewer-roles.ts';

/** Creates the groups if needed and, given an address of the application role, that role too. */
export const ensureApplicationRole = async (owner: pg.Client, applicationUrl?: string): Promise<void> => {
  if (!(await exists(owner, applicationGroup))) {
    await attempt(owner, `create role ${applicationGroup} nologin`);
  }
  for (const [role, statements] of Object.entries(viewerRoles)) {
    if (await exists(owner, role)) continue;
    for (const statement of statements) await attempt(owner, statement);
  }
  if (!applicationUrl) return;
  const { name, password } = parseLogin(applicationUrl);
  await assertOther(owner, name);
  const role = pg.escapeIdentifier(name);
  if (!(await exists(owner, name))) {
    const attributes = 'login nosuperuser nobypassrls nocreatedb nocreaterole';
    await attempt(owner, `create role ${role} ${attributes} password ${pg.escapeLiteral(password)}`);
  }
  for (const group of loginGroups) {
    const { rows } = await owner.query('select pg_has_role($1::name, $2::name, $3) as member', [
      name,
      group,
      'usage',
    ]);
    if (!rows[0]?.member) await attempt(owner, `grant ${group} to ${role}`);
  }
};

const exists = async (owner: pg.Client, role: string): Promise<boolean> =>
  ((await owner.query('select from pg_roles where rolname = $1', [role])).rowCount ?? 0) > 0;

const assertOther = async (owner: pg.Client, name: string): Promise<void> => {
  const { rows } = await owner.query('select current_user as name');
  if (rows[0]?.name !== name) return;
  throw new Error(
    `DATABASE_URL and ADMIN_DATABASE_URL both sign in as "${name}". The owner of the tables sees every tenant: ` +
      'name another role in DATABASE_URL; it is created when it is missing.',
  );
};

const attempt = async (owner: pg.Client, statement: string): Promise<void> => {
  try {
    await owner.query(statement);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // Roles belong to the whole server: another database on it may be migrated at the same moment.
    if (code === '42710' || code === '23505') return;
    const shown = statement.replace(/ password '.*'$/, " password '...'");
    throw new Error(
      `The role in ADMIN_DATABASE_URL may not do this (${message}). Run it once as a superuser:\n  ${shown};`,
    );
  }
};

const parseLogin = (url: string): { name: string; password: string } => {
  const { username, password } = new URL(url);
  if (!username || !password) throw new Error('DATABASE_URL must name a user and its password.');
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
};
