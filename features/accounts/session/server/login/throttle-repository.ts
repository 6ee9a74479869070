import { z } from 'zod';
import { tooMany } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';

const throttleRow = z.object({ failures: z.int(), seconds_left: z.int() });

/** Maximum number of failures under a key within a number of minutes. Kept in the database, so that a restart loses nothing. */
export type Throttle = { key: string; failures: number; minutes: number };

/** Counts one failure; returns the seconds to wait if it exceeds the limit, otherwise false. */
export const countFailure = async (
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

/** The key of the throttle that refuses a try, and the seconds to wait. */
type Refusal = { key: string; seconds: number };

/** Counts a try as failed before it is judged, so that parallel guesses cannot exceed the limit together. A try is refused
 * when any throttle is at its limit, and is then counted under no key. */
export const countOrRefuse = async (
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
    const refused = await countFailure(identity, throttle);
    if (refused) return { key: throttle.key, seconds: refused.seconds };
  }
  return undefined;
};

/** The same, but throws the refusal. */
export const countOrThrow = async (identity: Identity, throttles: readonly Throttle[]): Promise<void> => {
  const refused = await countOrRefuse(identity, throttles);
  if (refused) throw tooMany(refused.seconds);
};

/** The try succeeded: takes back its one count. Failures of others under the same keys stay. */
export const uncountFailure = async (identity: Identity, throttles: readonly Throttle[]): Promise<void> => {
  for (const { key } of throttles) {
    await identity.call({ text: 'select identity_uncount_failure($1)', values: [key] });
  }
};
