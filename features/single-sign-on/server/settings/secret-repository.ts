import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

const kept = z.object({ secret: z.instanceof(Buffer) });

/** The installation's secret for this feature: the same for all processes. */
export const keepSecret = async (identity: Identity, candidate: Buffer): Promise<Buffer> => {
  const row = await identity.one({
    text: 'select identity_keep_secret($1, $2) as secret',
    values: ['single-sign-on', candidate],
    row: kept,
  });
  if (!row) throw new Error('the secret of single sign-on was not kept');
  return row.secret;
};
