import { verifySync } from 'otplib';
import type { Identity } from '#platform/server/db/identity';
import { plainCode } from './recovery-codes.ts';
import { hashRecoveryCode, hashTextCode, unseal } from './secrets.ts';
import { spendLoginText, spendOwnText } from './text/text-code-repository.ts';
import { loadTwoFactor, spendRecoveryCode, spendStep } from './two-factor-repository.ts';

/** The step of 30 seconds that the code belongs to: the current one, or a neighbor, for clocks that are off. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: 30 });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
};

export type Shown = 'totp' | 'text' | 'recovery-code';

/** Uses a code up and returns its kind; undefined when it is not valid. A texted code belongs to the challenge of a login or,
 * without one, to the person who is logged in. */
export const consumeCode = async (
  identity: Identity,
  userId: number,
  typed: string,
  now: Date,
  challenge?: Buffer,
): Promise<Shown | undefined> => {
  const factor = await loadTwoFactor(identity, userId);
  if (!factor?.confirmed_at) return undefined;
  const code = plainCode(typed);
  if (code.length !== 6) {
    const hash = await hashRecoveryCode(identity, userId, code);
    return (await spendRecoveryCode(identity, userId, hash)) ? 'recovery-code' : undefined;
  }
  if (factor.secret && factor.app_confirmed_at) {
    const step = stepOf(await unseal(identity, userId, factor.secret), code, now);
    if (step !== undefined) return (await spendStep(identity, userId, step)) ? 'totp' : undefined;
  }
  if (!factor.phone) return undefined;
  const hash = await hashTextCode(identity, userId, code);
  const taken = challenge
    ? await spendLoginText(identity, challenge, hash)
    : (await spendOwnText(identity, userId, hash, 'change')) !== undefined;
  return taken ? 'text' : undefined;
};
