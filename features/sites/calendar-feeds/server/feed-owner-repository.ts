import { z } from 'zod';
import { locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';

const found = z.object({ organization_id: z.int(), feed_id: z.int(), user_id: z.int(), locale });

/** The owner of a feed; undefined when it was revoked or never existed. */
export const findFeedOwner = (identity: Identity, tokenHash: Buffer) =>
  identity.one({
    name: 'calendar-feed-find',
    text: 'select * from identity_find_calendar_feed($1)',
    values: [tokenHash],
    row: found,
  });
