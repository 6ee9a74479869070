import { randomInt } from 'node:crypto';
import { hashToken } from '../login/tokens.ts';

/** Digits and letters that nobody takes for another: 31 of them, so ten are 49 bits. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** As it stands in the mail. */
export const newEmailCode = (): string => `${half()}-${half()}`;

type Change = { userId: number; email: string; code: string };

/** Good for one person and one address; with or without the hyphen, large or small. */
export const hashEmailCode = ({ userId, email, code }: Change): Buffer =>
  hashToken(`${userId}:${email}:${code.replace(/[\s-]/g, '').toUpperCase()}`);
