import { createHash, randomBytes } from 'node:crypto';
import type { Identity } from '../../platform/server/db/identity.ts';
import { makeCsrfToken } from '../../platform/server/http/csrf.ts';

/** Creates a session, and returns the headers of a browser that has it. */
export const signIn = async (identity: Identity, userId: number): Promise<Record<string, string>> => {
  const token = randomBytes(32).toString('base64url');
  await identity.call({
    text: 'select identity_create_session($1, $2, $3, $4, $5, $6, null, identity_password_hash($2))',
    values: [
      createHash('sha256').update(token).digest(),
      userId,
      true,
      '127.0.0.1',
      'load',
      new Date(Date.now() + 86_400_000),
    ],
  });
  const csrf = makeCsrfToken(token);
  return { cookie: `session=${token}; XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf };
};
