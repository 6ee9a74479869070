import { z } from 'zod';
import { tooMany } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';

const throttleRow = z.object({ failures: z.int(), seconds_left: z.int() });

/** 5 failures in 15 minutes per address pair; kept in the database, so a restart forgets nothing. */
const limit = { failures: 5, seconds: 15 * 60 };

export const refuseWhenThrottled = async (identity: Identity, key: string): Promise<void> => {
  const throttle = await identity.one({
    text: 'select * from identity_read_throttle($1)',
    values: [key],
    row: throttleRow,
  });
  if (throttle && throttle.failures >= limit.failures) throw tooMany(throttle.seconds_left);
};

/** Counted before the password is checked, so that parallel guesses cannot slip through together. */
export const countAttempt = async (identity: Identity, key: string): Promise<void> => {
  const throttle = await identity.one({
    text: 'select * from identity_count_failure($1, $2)',
    values: [key, limit.seconds],
    row: throttleRow,
  });
  if (throttle && throttle.failures > limit.failures) throw tooMany(throttle.seconds_left);
};

export const clearThrottle = (identity: Identity, key: string) =>
  identity.call({ text: 'select identity_clear_throttle($1)', values: [key] });
