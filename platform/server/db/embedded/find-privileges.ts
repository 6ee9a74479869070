import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { ClusterFiles } from './locate-files.ts';

/** How the PostgreSQL programs are started: with a command in front, as another user, or neither. */
export type Privileges = { prefix: string[]; uid?: number; gid?: number };

type Account = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root must use another account or a user namespace. */
export const findPrivileges = (postgres: string, { dataDir, cluster }: ClusterFiles): Privileges => {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid };
  const accounts = readAccounts();
  const mapped = inUserNamespace(accounts[0]?.uid ?? 65_534);
  if (works(mapped, [postgres, '--version'])) return mapped;
  // Others may enter the directory but not list it; each file in it has its own permissions.
  if (accounts.length > 0) chmodSync(dataDir, 0o711);
  for (const { uid, gid } of accounts) {
    const account = { prefix: [], uid, gid };
    const enter = ['/bin/sh', '-c', 'cd "$1"', 'sh', dataDir];
    if (works(account, [postgres, '--version']) && works(account, enter)) return account;
  }
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, user namespaces are not available here, and neither "postgres" nor "nobody" ' +
      `can reach ${postgres} and ${dataDir}. Start the app as an ordinary user who owns its directory, ` +
      'or move it out of a private directory such as /root, or set DATABASE_URL and ADMIN_DATABASE_URL.',
  );
};

// In a user namespace root gets an ordinary user id, while its files still belong to root.
const inUserNamespace = (uid: number): Privileges => ({
  prefix: ['unshare', '--user', `--map-user=${uid}`, '--'],
});

const works = ({ prefix, uid, gid }: Privileges, command: string[]): boolean => {
  const [file, ...args] = [...prefix, ...command];
  return file !== undefined && spawnSync(file, args, { uid, gid, stdio: 'ignore' }).status === 0;
};

const readAccounts = (): Account[] => {
  const lines = readPasswd().map((line) => line.split(':'));
  return ['postgres', 'nobody'].flatMap((wanted) =>
    lines
      .filter(([name, , uid]) => name === wanted && Number(uid) > 0)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) })),
  );
};

const readPasswd = (): string[] => {
  try {
    return readFileSync('/etc/passwd', 'utf8').split('\n');
  } catch {
    return [];
  }
};
