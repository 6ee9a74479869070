import { z } from 'zod';
import { fieldOfConstraint } from '#platform/server/db/field-of-constraint';
import type { Identity } from '#platform/server/db/identity';

const changed = z.object({ former: z.string(), first: z.boolean() });

export type ChangedEmail = z.infer<typeof changed>;

/** Returns the former address, and whether the new one is the `first` that was proven: then everything that opened the login
 * before has ended, the session that asks included. Undefined when the code is wrong, used or expired. */
export const changeOwnEmail = async (
  identity: Identity,
  { userId, email, tokenHash }: { userId: number; email: string; tokenHash: Buffer },
): Promise<ChangedEmail | undefined> =>
  identity
    .one({
      text: 'select * from identity_change_own_email($1, $2, $3)',
      values: [userId, tokenHash, email],
      row: changed,
    })
    .catch(fieldOfConstraint({ users_email_key: { field: 'email', code: 'email_taken' } }));
