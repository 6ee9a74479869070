import type { AskSecondStep } from '#features/accounts/session/server';
import { newToken } from '#platform/server/tokens';
import { bindChallenge } from '../challenge-browser.ts';
import { createChallenge } from '../challenge-repository.ts';
import { loadPasskeysOf } from '../passkeys/passkey-repository.ts';
import { isTrustedDevice } from '../trusted-device.ts';
import { loadTwoFactor } from '../two-factor-repository.ts';

/** Asked after a right password. Returns nothing when two-step verification is off or the device is trusted; otherwise a
 * challenge that remembers what the person wanted. */
export const askSecondStep: AskSecondStep = async (call, userId, redirect) => {
  const { wiring, request, body } = call;
  const { identity } = wiring.database;
  const factor = await loadTwoFactor(identity, userId);
  if (!factor?.confirmed_at || (await isTrustedDevice(identity, request, userId))) return undefined;
  const challenge_id = newToken();
  const tokenHash = bindChallenge(call, challenge_id);
  await createChallenge(identity, { kind: 'code', tokenHash, userId, remember: body.remember, redirect });
  const app = factor.app_confirmed_at ? (['totp'] as const) : [];
  const text = factor.phone && wiring.sms ? (['text'] as const) : [];
  const spare = factor.codes_left > 0 ? (['recovery-code'] as const) : [];
  const keys = (await loadPasskeysOf(identity, userId)).length > 0 ? (['passkey'] as const) : [];
  const texts_off = factor.phone !== null && !wiring.sms && app.length + keys.length === 0;
  return { methods: [...app, ...text, ...spare, ...keys], challenge_id, texts_off };
};
