import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import type { ClusterFiles } from './locate-files.ts';

export type Secrets = { superuserPassword: string; ownerPassword: string; applicationPassword: string };

export const ensureSecrets = async (files: ClusterFiles): Promise<Secrets> => {
  const existing = await readSecrets(files.secrets);
  if (existing) return existing;
  if (existsSync(files.cluster)) {
    throw new EmbeddedDatabaseError(
      `${files.cluster} holds a database, but ${files.secrets} with its passwords is gone. ` +
        'Put the file back from a backup, or move the whole directory away to begin anew.',
    );
  }
  // Written to a draft and then linked: of two processes starting at once the first wins, and nobody reads half a file.
  const draft = `${files.secrets}.${process.pid}`;
  const secrets = {
    superuserPassword: password(),
    ownerPassword: password(),
    applicationPassword: password(),
  };
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await link(draft, files.secrets).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return (await readSecrets(files.secrets)) ?? secrets;
};

const readSecrets = async (path: string): Promise<Secrets | undefined> => {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw new EmbeddedDatabaseError(`${path} cannot be read: ${error.message}`);
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Secrets;
  } catch {
    throw new EmbeddedDatabaseError(`${path} is damaged. Put it back from a backup.`);
  }
};

const password = (): string => randomBytes(24).toString('base64url');
