import type pg from 'pg';
import { applicationGroup, loginGroups, viewerRoles } from '../roles/viewer-roles.ts';
import type { Secrets } from './ensure-secrets.ts';

export const databaseName = 'cora';
export const ownerRole = 'cora_owner';
export const applicationRole = 'cora_app';

const creationLock = 748_120_502;

/** The owner runs migrations and owns the tables. The application role may do only what migrations grant to its
 * group. */
export const createRoles = async (superuser: pg.Client, secrets: Secrets): Promise<void> => {
  if (await isComplete(superuser)) return;
  await superuser.query(`select pg_advisory_lock(${creationLock})`);
  try {
    if (await isComplete(superuser)) return;
    await createRole(superuser, applicationGroup, 'nologin');
    await createRole(
      superuser,
      ownerRole,
      `login password ${superuser.escapeLiteral(secrets.ownerPassword)}`,
    );
    await createRole(
      superuser,
      applicationRole,
      `login password ${superuser.escapeLiteral(secrets.applicationPassword)}`,
    );
    for (const [role, statements] of Object.entries(viewerRoles)) {
      const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [role]);
      if (!rowCount) for (const statement of statements) await superuser.query(statement);
    }
    await superuser.query(`grant ${loginGroups.join(', ')} to ${applicationRole}`);
    // PostgreSQL marks a database whose creation was interrupted with a limit of -2; it can only be dropped.
    const { rows } = await superuser.query('select datconnlimit from pg_database where datname = $1', [
      databaseName,
    ]);
    if (rows[0]?.datconnlimit === -2) await superuser.query(`drop database ${databaseName}`);
    if (!rows[0] || rows[0].datconnlimit === -2) {
      await superuser.query(`create database ${databaseName} owner ${ownerRole}`);
    }
    await superuser.query(`revoke all on database ${databaseName} from public`);
    await superuser.query(`grant connect on database ${databaseName} to ${applicationGroup}`);
  } finally {
    await superuser.query(`select pg_advisory_unlock(${creationLock})`);
  }
};

const createRole = async (superuser: pg.Client, name: string, attributes: string): Promise<void> => {
  const { rowCount } = await superuser.query('select from pg_roles where rolname = $1', [name]);
  const verb = rowCount ? 'alter' : 'create';
  await superuser.query(
    `${verb} role ${name} ${attributes} nosuperuser nocreatedb nocreaterole noreplication nobypassrls`,
  );
};

const isComplete = async (superuser: pg.Client): Promise<boolean> => {
  const { rows } = await superuser.query(
    `select has_database_privilege(role.rolname, base.datname, 'connect') and exists (
       select from pg_auth_members m join pg_roles held on held.oid = m.roleid
       where m.member = role.oid and held.rolname = $3) as granted
     from pg_database base, pg_roles role
     where base.datname = $1 and base.datconnlimit <> -2 and role.rolname = $2`,
    [databaseName, applicationRole, loginGroups.at(-1)],
  );
  return rows[0]?.granted === true;
};
