import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

export type ChallengeKind = 'code' | 'passkey-login' | 'passkey-registration';

type NewChallenge = {
  kind: ChallengeKind;
  tokenHash: Buffer;
  userId: number | null;
  remember?: boolean;
  redirect?: string | undefined;
};

/** Seconds. */
export const life = 10 * 60;

export const createChallenge = (identity: Identity, challenge: NewChallenge) =>
  identity.call({
    text: 'select identity_create_challenge($1, $2, $3, $4, $5, $6)',
    values: [
      challenge.kind,
      challenge.tokenHash,
      challenge.userId,
      challenge.remember ?? false,
      challenge.redirect ?? null,
      life,
    ],
  });

const triedChallenge = z.object({ user_id: z.int(), tries: z.int() });

/** Counts one try of a code against the challenge; undefined when the challenge is over. */
export const tryChallenge = (identity: Identity, tokenHash: Buffer, max: number) =>
  identity.one({
    text: 'select * from identity_try_challenge($1, $2)',
    values: [tokenHash, max],
    row: triedChallenge,
  });

const spentChallenge = z.object({
  user_id: z.int().nullable(),
  remembered: z.boolean(),
  redirect: z.string().nullable(),
  /** Of the login of `user_id`. */
  password_hash: z.string().nullable(),
});

/** Uses the challenge up; undefined when it is over or was used before. */
export const spendChallenge = (identity: Identity, kind: ChallengeKind, tokenHash: Buffer) =>
  identity.one({
    text: 'select * from identity_spend_challenge($1, $2)',
    values: [kind, tokenHash],
    row: spentChallenge,
  });
