import { tooMany } from '#platform/contract/errors';
import type { Wiring } from '#platform/server/http/wiring';
import { type FailedCall, queueFailedSignIn } from './failed-sign-in.ts';
import { isOneTooMany, refusalOf, type Throttle } from './throttle-repository.ts';

type Call = FailedCall & { wiring: Pick<Wiring, 'database'> };

/** Counts a try to log in as `countTry` does. The first one that a throttle turns away leaves a trace, those after it in the
 * same window none: nobody can fill the list. */
export const countLogin = async (
  call: Call,
  userId: number | null,
  throttles: readonly Throttle[],
): Promise<void> => {
  const { identity } = call.wiring.database;
  const refused = await refusalOf(identity, throttles);
  if (!refused) return;
  const { key, seconds } = refused;
  const mailed = { key: `mailed:${key}:${userId ?? ''}`, failures: 1, minutes: Math.ceil(seconds / 60) };
  if (!(await isOneTooMany(identity, mailed))) await queueFailedSignIn(call, userId, 'throttled');
  throw tooMany(seconds);
};
