import { randomInt } from 'node:crypto';
import type { Identity } from '#platform/server/db/identity';
import { hashRecoveryCode } from './secrets.ts';
import { replaceRecoveryCodes } from './two-factor-repository.ts';

/** Digits and letters that nobody takes for another: 32 of them, so ten are 50 bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const makeCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** What people type: with or without the hyphen, large or small. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Ten new ones in place of the old, as they are shown: this once, for only their hashes are kept. */
export const giveRecoveryCodes = async (identity: Identity, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: 10 }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(identity, userId, code)));
  await replaceRecoveryCodes(identity, userId, hashes);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};
