import type { Identity } from '#platform/server/db/identity';
import { countFailure, type Throttle } from '../login/throttle-repository.ts';

export type TextOwner = { organizationId: number | null; userId: number };

const hour = 60;
const day = 24 * hour;

/** Limits per person and organization over all screens together, because every text costs money. */
const limitsOf = ({ organizationId, userId }: TextOwner): Throttle[] => [
  { key: `texts-hour:${userId}`, failures: 10, minutes: hour },
  { key: `texts-day:${userId}`, failures: 20, minutes: day },
  { key: `organization-texts-hour:${organizationId}`, failures: 300, minutes: hour },
  { key: `organization-texts-day:${organizationId}`, failures: 1000, minutes: day },
];

/** Counts one text. Undefined when it may be sent, otherwise the seconds until one may. */
export const overTextLimit = async (identity: Identity, owner: TextOwner): Promise<number | undefined> => {
  for (const limit of limitsOf(owner)) {
    const over = await countFailure(identity, limit);
    if (over) return over.seconds;
  }
  return undefined;
};
