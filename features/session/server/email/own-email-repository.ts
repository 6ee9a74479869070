import { z } from 'zod';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Identity } from '#platform/server/db/identity';

const changed = z.object({ former: z.string().nullable() });

/** Returns the former address; null when the code is wrong, used or expired. */
export const changeOwnEmail = async (
  identity: Identity,
  { userId, email, tokenHash }: { userId: number; email: string; tokenHash: Buffer },
): Promise<string | null> => {
  const row = await identity
    .one({
      text: 'select identity_change_own_email($1, $2, $3) as former',
      values: [userId, tokenHash, email],
      row: changed,
    })
    .catch(fieldOfConstraint({ users_email_key: { field: 'email', code: 'email_taken' } }));
  return row?.former ?? null;
};
