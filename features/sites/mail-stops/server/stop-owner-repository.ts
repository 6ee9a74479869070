import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

const found = z.object({ organization_id: z.int(), stop_id: z.int() });

/** The stop that a token of a mail opens, and its organization. */
export const findStopOwner = (identity: Identity, tokenHash: Buffer) =>
  identity.one({
    name: 'mail-stop-find',
    text: 'select * from identity_find_mail_stop($1)',
    values: [tokenHash],
    row: found,
  });
