import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '#platform/server/limit-concurrency';

const run = promisify(argon2);

/** argon2id with 19 MiB, 2 passes and 1 lane: the minimum of OWASP, about 25 ms here. `memory` is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Limits parallel work, so that many logins at once cannot take all memory. */
const limit = limitConcurrency(4);

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  limit(() => run('argon2id', { ...cost, message: Buffer.from(password.normalize('NFC')), nonce: salt }));

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const tag = await derive(password, salt);
  return `argon2id$${salt.toString('base64url')}$${tag.toString('base64url')}`;
};

/** Used when nobody has the address, so that a login takes as long for unknown people as for known ones. */
const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

export const passwordFits = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const [, salt = '', tag = ''] = (stored ?? nobody).split('$');
  const right = Buffer.from(tag, 'base64url');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  return derived.length === right.length && timingSafeEqual(derived, right) && Boolean(stored);
};
