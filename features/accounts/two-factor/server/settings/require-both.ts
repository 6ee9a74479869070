import { countOrThrow, requirePassword, uncountFailure } from '#features/accounts/session/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { consumeCode } from '../check-code.ts';
import { throttlesOf } from '../login/login-with-code.ts';
import { loadTwoFactor } from '../two-factor-repository.ts';

type Call = Pick<SignedInCall<EndpointShape>, 'wiring' | 'person' | 'now'>;

/** A wrong code counts against the same limits as one at login. */
export const counted = async ({ wiring, person }: Call, fits: () => Promise<boolean>): Promise<void> => {
  const { identity } = wiring.database;
  const throttles = throttlesOf(person.userId);
  await countOrThrow(identity, throttles);
  if (!(await fits())) throw invalid({ code: ['code_wrong'] });
  await uncountFailure(identity, throttles);
};

/** Requires password and code. A stranger at an open session has neither. */
export const requireBoth = async (
  call: Call & { body: { password: string; code: string } },
): Promise<void> => {
  const { body, person, wiring, now } = call;
  const { identity } = wiring.database;
  await requirePassword(call, body.password, 'password');
  if (!(await loadTwoFactor(identity, person.userId))?.confirmed_at) throw refused('two_factor_not_on');
  await counted(call, async () => (await consumeCode(identity, person.userId, body.code, now)) !== undefined);
};
