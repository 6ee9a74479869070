import { z } from 'zod';
import { tooMany } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';

const throttleRow = z.object({ failures: z.int(), seconds_left: z.int() });

/** So many failures under a key in a window of time; kept in the database, so a restart forgets nothing. */
export type Throttle = { key: string; failures: number; minutes: number };

/** Counts, and answers whether it was one too many. */
export const isOneTooMany = async (
  identity: Identity,
  { key, failures, minutes }: Throttle,
): Promise<false | { seconds: number }> => {
  const row = await identity.one({
    text: 'select * from identity_count_failure($1, $2)',
    values: [key, minutes * 60],
    row: throttleRow,
  });
  return row !== undefined && row.failures > failures && { seconds: row.seconds_left };
};

/** The throttle that turns a try away, and for how long. */
type Refusal = { key: string; seconds: number };

/** Counts a try as failed before it is judged, so that parallel guesses cannot slip through together; refused are those
 * beyond the limit of any throttle, and they count nowhere. */
export const refusalOf = async (
  identity: Identity,
  throttles: readonly Throttle[],
): Promise<Refusal | undefined> => {
  for (const { key, failures } of throttles) {
    const row = await identity.one({
      text: 'select * from identity_read_throttle($1)',
      values: [key],
      row: throttleRow,
    });
    if (row && row.failures >= failures) return { key, seconds: row.seconds_left };
  }
  for (const throttle of throttles) {
    const refused = await isOneTooMany(identity, throttle);
    if (refused) return { key: throttle.key, seconds: refused.seconds };
  }
  return undefined;
};

/** The same, and throws the refusal. */
export const countTry = async (identity: Identity, throttles: readonly Throttle[]): Promise<void> => {
  const refused = await refusalOf(identity, throttles);
  if (refused) throw tooMany(refused.seconds);
};

/** It was none: what others failed at stays counted. */
export const uncountTry = async (identity: Identity, throttles: readonly Throttle[]): Promise<void> => {
  for (const { key } of throttles) {
    await identity.call({ text: 'select identity_uncount_failure($1)', values: [key] });
  }
};
