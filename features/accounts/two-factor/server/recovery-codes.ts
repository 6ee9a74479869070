import { randomInt } from 'node:crypto';
import { unauthenticated } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';
import { hashRecoveryCode } from './secrets.ts';
import { type Changing, replaceRecoveryCodes } from './two-factor-repository.ts';

/** Digits and letters that are not mistaken for each other. There are 32, so ten of them are 50 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const makeCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** Normalizes a typed code: people type it with or without the hyphen, in small or capital letters. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Replaces the recovery codes by ten new ones and returns them. They can be shown only this once, because only their hashes
 * are kept. */
export const giveRecoveryCodes = async (identity: Identity, changing: Changing): Promise<string[]> => {
  const codes = Array.from({ length: 10 }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(identity, changing.userId, code)));
  if (!(await replaceRecoveryCodes(identity, changing, hashes))) throw unauthenticated();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};
