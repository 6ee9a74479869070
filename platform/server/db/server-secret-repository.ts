import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Identity } from './identity.ts';

const found = z.object({ secret: z.instanceof(Buffer) });

const cached = new WeakMap<Identity, Map<string, Promise<Buffer>>>();

const loadSecret = async (identity: Identity, name: string): Promise<Buffer> => {
  const row = await identity.one({
    text: 'select identity_keep_secret($1, $2) as secret',
    values: [name, randomBytes(32)],
    row: found,
  });
  if (!row) throw new Error(`no secret ${name}`);
  return row.secret;
};

/** The installation's secret of that name, 32 random bytes, created when it is first asked for: all processes have the same.
 * Read once per process. After a failed read the database is asked again. */
export const ensureServerSecret = (identity: Identity, name: string): Promise<Buffer> => {
  const secrets = cached.get(identity) ?? new Map<string, Promise<Buffer>>();
  cached.set(identity, secrets);
  const known = secrets.get(name);
  if (known) return known;
  const asked = loadSecret(identity, name);
  secrets.set(name, asked);
  asked.catch(() => secrets.delete(name));
  return asked;
};
