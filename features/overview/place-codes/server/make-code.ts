import { randomBytes } from 'node:crypto';

/** Crockford's base 32, which has no i, l, o and u. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** 16 letters of 5 bits each. */
export const makeCode = (): string => [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');
