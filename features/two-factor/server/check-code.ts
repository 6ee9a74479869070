import { verifySync } from 'otplib';
import type { Identity } from '#platform/server/db/identity';
import { plainCode } from './recovery-codes.ts';
import { hashRecoveryCode, unseal } from './secrets.ts';
import { findTwoFactor, spendRecoveryCode, spendStep } from './two-factor-repository.ts';

/** The step of 30 seconds whose code this is: the current one, or a neighbour for clocks that are off. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: 30 });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
};

export type Shown = 'totp' | 'recovery-code';

/** Takes a code, once: which kind it was, or undefined when it opens nothing. */
export const takeCode = async (
  identity: Identity,
  userId: number,
  typed: string,
  now: Date,
): Promise<Shown | undefined> => {
  const factor = await findTwoFactor(identity, userId);
  if (!factor?.confirmed_at) return undefined;
  const code = plainCode(typed);
  if (code.length !== 6) {
    const hash = await hashRecoveryCode(identity, userId, code);
    return (await spendRecoveryCode(identity, userId, hash)) ? 'recovery-code' : undefined;
  }
  const step = stepOf(await unseal(identity, userId, factor.secret), code, now);
  return step !== undefined && (await spendStep(identity, userId, step)) ? 'totp' : undefined;
};
