import { randomInt } from 'node:crypto';
import { hashToken } from '#platform/server/tokens';

/** Digits and letters that cannot be confused with each other. 31 of them, so a code of ten has 49 bits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** The code in the form that the mail shows. */
export const newEmailCode = (): string => `${half()}-${half()}`;

type Change = { userId: number; email: string; code: string };

/** Binds the code to one person and one address. Hyphens, blanks and case of the code do not matter. */
export const hashEmailCode = ({ userId, email, code }: Change): Buffer =>
  hashToken(`${userId}:${email}:${code.replace(/[\s-]/g, '').toUpperCase()}`);
