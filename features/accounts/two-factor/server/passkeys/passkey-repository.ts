import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

const listed = z.object({
  id: z.int(),
  credential_id: z.string(),
  transports: z.array(z.string()),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export const loadPasskeysOf = (identity: Identity, userId: number) =>
  identity.all({ text: 'select * from identity_list_passkeys($1)', values: [userId], row: listed });

const found = z.object({
  id: z.int(),
  user_id: z.int(),
  public_key: z.instanceof(Buffer),
  counter: z.int(),
  transports: z.array(z.string()),
  /** Of the login that the passkey opens. */
  password_hash: z.string().nullable(),
});

/** Undefined for an unknown passkey, and for one of a person who may not log in. */
export const loadPasskey = (identity: Identity, credentialId: string) =>
  identity.one({ text: 'select * from identity_find_passkey($1)', values: [credentialId], row: found });

export type NewPasskey = {
  userId: number;
  sessionId: number;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
};

const added = z.object({ id: z.int().nullable() });

/** False when the person has `max` of them, or the session that adds it has ended in the meantime. */
export const insertPasskey = async (identity: Identity, key: NewPasskey, max: number): Promise<boolean> => {
  const row = await identity.one({
    text: 'select identity_add_passkey($1, $2, $3, $4, $5, $6, $7, $8) as id',
    values: [
      key.userId,
      key.credentialId,
      Buffer.from(key.publicKey),
      key.counter,
      key.transports,
      key.name,
      max,
      key.sessionId,
    ],
    row: added,
  });
  return row?.id != null;
};

const done = z.object({ done: z.boolean() });

const asked = async (identity: Identity, text: string, values: unknown[]): Promise<boolean> =>
  (await identity.one({ text, values, row: done }))?.done ?? false;

/** False when the person has no such passkey. */
export const renamePasskeyOf = (identity: Identity, userId: number, id: number, name: string) =>
  asked(identity, 'select identity_rename_passkey($1, $2, $3) as done', [userId, id, name]);

/** False when the person has no such passkey. */
export const deletePasskeyOf = (identity: Identity, userId: number, id: number) =>
  asked(identity, 'select identity_remove_passkey($1, $2) as done', [userId, id]);

export const markPasskeyUsed = (identity: Identity, id: number, counter: number) =>
  identity.call({ text: 'select identity_passkey_used($1, $2)', values: [id, counter] });
