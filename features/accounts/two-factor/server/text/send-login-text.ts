import { countOrThrow, uncountFailure } from '#features/accounts/session/server';
import type { OpenCall } from '#platform/server/http/call';
import type { textFactorEndpoints } from '../../contract/index.ts';
import { boundChallenge } from '../challenge-browser.ts';
import { over } from '../login/login-with-code.ts';
import { wantLoginText } from './text-code-repository.ts';
import { requireTexts, textCode, textLife, wait } from './want-text.ts';

/** Texts a code for a login whose password was right; the challenge lasts as long as the code. */
export const sendLoginText = async (call: OpenCall<(typeof textFactorEndpoints)['sendLoginText']>) => {
  const { body, wiring, request } = call;
  const { identity } = wiring.database;
  requireTexts(wiring);
  const byAddress = { key: `code-address:${request.address}`, failures: 50, minutes: 15 };
  await countOrThrow(identity, [byAddress]);
  const wanted = await wantLoginText(identity, boundChallenge(call, body.challenge_id), wait, textLife);
  if (!wanted) throw over();
  await uncountFailure(identity, [byAddress]);
  return textCode(wiring, { ...wanted, userId: wanted.user_id });
};
