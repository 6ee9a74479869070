import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';
import { maxAge } from './browser.ts';

type Begun = {
  kind: 'sign-in' | 'confirm';
  tokenHash: Buffer;
  browserHash: Buffer;
  organizationId: number;
  issuer: string;
  redirect: string | undefined;
  /** Only for a confirmation: the account and the identity at the provider. */
  who?: { userId: number; subject: string; email: string | null };
};

export const beginAttempt = (identity: Identity, begun: Begun) =>
  identity.call({
    text: 'select identity_start_sign_on($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [
      begun.kind,
      begun.tokenHash,
      begun.browserHash,
      begun.organizationId,
      begun.issuer,
      begun.redirect ?? null,
      begun.who?.userId ?? null,
      begun.who?.subject ?? null,
      begun.who?.email ?? null,
      maxAge,
    ],
  });

const taken = z.object({ issuer: z.string(), redirect: z.string().nullable() });

/** Undefined when the attempt has expired, was used, or began in another browser or for another organization. */
export const consumeSignOn = (
  identity: Identity,
  tokenHash: Buffer,
  browserHash: Buffer,
  organizationId: number,
) =>
  identity.one({
    text: 'select * from identity_take_sign_on($1, $2, $3)',
    values: [tokenHash, browserHash, organizationId],
    row: taken,
  });

const confirmation = z.object({
  organization_id: z.int(),
  organization: z.string(),
  slug: z.string(),
  issuer: z.string(),
  redirect: z.string().nullable(),
  user_id: z.int(),
  subject: z.string(),
  email: z.string().nullable(),
  password_hash: z.string().nullable(),
});

export type Confirmation = z.infer<typeof confirmation>;

export const loadConfirmation = (identity: Identity, browserHash: Buffer) =>
  identity.one({
    text: 'select * from identity_find_confirmation($1)',
    values: [browserHash],
    row: confirmation,
  });

const done = z.object({ done: z.boolean() });

/** Returns false when another call has used it. */
export const consumeConfirmation = async (identity: Identity, browserHash: Buffer): Promise<boolean> =>
  (
    await identity.one({
      text: 'select identity_take_confirmation($1) as done',
      values: [browserHash],
      row: done,
    })
  )?.done ?? false;

const company = z.object({
  organization_id: z.int(),
  name: z.string(),
  slug: z.string(),
  only_way: z.boolean(),
});

export type Company = z.infer<typeof company>;

/** Whether the text can be a slug or domain; anything else is not looked up. */
const isName = (text: string): boolean => /^[a-z0-9.-]{1,253}$/.test(text);

export const loadCompany = async (identity: Identity, slug: string): Promise<Company | undefined> =>
  isName(slug)
    ? identity.one({ text: 'select * from identity_sign_on_by_slug($1)', values: [slug], row: company })
    : undefined;

export const loadCompanyOfDomain = async (
  identity: Identity,
  domain: string,
): Promise<Company | undefined> =>
  isName(domain)
    ? identity.one({ text: 'select * from identity_sign_on_by_domain($1)', values: [domain], row: company })
    : undefined;
