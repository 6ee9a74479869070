import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';
import { asked, type Changing } from '../two-factor-repository.ts';

const done = z.object({ done: z.boolean() });

const wantedLoginText = z.object({
  id: z.int(),
  user_id: z.int(),
  phone: z.string(),
  seconds_left: z.int(),
});

/** Undefined when the challenge is over, or no phone is confirmed. With `seconds_left` above 0 it is too soon for another
 * text. */
export const wantLoginText = (identity: Identity, tokenHash: Buffer, wait: number, life: number) =>
  identity.one({
    text: 'select * from identity_want_login_text($1, $2, $3)',
    values: [tokenHash, wait, life],
    row: wantedLoginText,
  });

const wantedOwnText = z.object({ id: z.int(), phone: z.string(), seconds_left: z.int() });

type Wanted = { phone: string | null; tokenHash: Buffer; wait: number; life: number };

/** The same for a person who is logged in. Without a `phone` the text goes to the confirmed one. */
export const wantOwnText = (identity: Identity, userId: number, { phone, tokenHash, wait, life }: Wanted) =>
  identity.one({
    text: 'select * from identity_want_own_text($1, $2, $3, $4, $5)',
    values: [userId, phone, tokenHash, wait, life],
    row: wantedOwnText,
  });

const openText = z.object({ user_id: z.int(), phone: z.string() });

/** Undefined when the challenge is over. */
export const loadTextCode = (identity: Identity, challengeId: number) =>
  identity.one({ text: 'select * from identity_find_text($1)', values: [challengeId], row: openText });

export const setTextCode = (identity: Identity, challengeId: number, hash: Buffer) =>
  identity.call({ text: 'select identity_set_text_code($1, $2)', values: [challengeId, hash] });

export const spendLoginText = async (
  identity: Identity,
  tokenHash: Buffer,
  hash: Buffer,
): Promise<boolean> => {
  const row = await identity.one({
    text: 'select identity_use_login_text($1, $2) as done',
    values: [tokenHash, hash],
    row: done,
  });
  return row?.done ?? false;
};

const spentText = z.object({ phone: z.string().nullable() });

const maxTries = 5;

/** Undefined when the code is wrong or expired, or was tried too often. */
export const spendOwnText = (identity: Identity, userId: number, hash: Buffer, of: 'new-phone' | 'change') =>
  identity.one({
    text: 'select * from identity_use_own_text($1, $2, $3, $4)',
    values: [userId, hash, of === 'new-phone', maxTries],
    row: spentText,
  });

/** False when the session has ended in the meantime. */
export const confirmPhone = (identity: Identity, { userId, sessionId }: Changing, phone: string) =>
  asked(identity, 'select identity_confirm_phone($1, $2, $3) as done', [userId, phone, sessionId]);

export const removePhone = (identity: Identity, userId: number) =>
  identity.call({ text: 'select identity_remove_phone($1)', values: [userId] });
