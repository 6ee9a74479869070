import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inLanes } from '#platform/server/in-lanes';

const run = promisify(argon2);

/** argon2id, 19 MiB, 2 passes, 1 lane: OWASP's minimum, about 25 ms here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** So that a wave of sign-ins cannot take all memory. */
const inLane = inLanes(4);

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  inLane(() => run('argon2id', { ...cost, message: Buffer.from(password.normalize('NFC')), nonce: salt }));

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const tag = await derive(password, salt);
  return `argon2id$${salt.toString('base64url')}$${tag.toString('base64url')}`;
};

/** Compared against when nobody has the address, so that unknown people take as long as known ones. */
const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

export const passwordFits = async (password: string, stored: string | null | undefined): Promise<boolean> => {
  const [, salt = '', tag = ''] = (stored ?? nobody).split('$');
  const right = Buffer.from(tag, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return given.length === right.length && timingSafeEqual(given, right) && Boolean(stored);
};
