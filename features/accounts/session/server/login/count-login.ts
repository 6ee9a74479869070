import { tooMany } from '#platform/contract/errors';
import type { Wiring } from '#platform/server/http/wiring';
import { type FailedCall, queueFailedSignIn } from './failed-sign-in.ts';
import { countFailure, countOrRefuse, type Throttle } from './throttle-repository.ts';

type Call = FailedCall & { wiring: Pick<Wiring, 'database'> };

/** Counts a try to log in as `countOrThrow` does. Records only the first try that a throttle refuses in its window, so that
 * nobody can fill the list of failed logins. */
export const countLogin = async (
  call: Call,
  userId: number | null,
  throttles: readonly Throttle[],
): Promise<void> => {
  const { identity } = call.wiring.database;
  const refused = await countOrRefuse(identity, throttles);
  if (!refused) return;
  const { key, seconds } = refused;
  const mailed = { key: `mailed:${key}:${userId ?? ''}`, failures: 1, minutes: Math.ceil(seconds / 60) };
  if (!(await countFailure(identity, mailed))) await queueFailedSignIn(call, userId, 'throttled');
  throw tooMany(seconds);
};
