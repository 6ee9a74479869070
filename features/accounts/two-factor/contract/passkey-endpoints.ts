import { z } from 'zod';
import { signedInUser } from '#features/accounts/session/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const password = z.string().min(1, 'required').max(128);

/** Bytes as base64url. The longest is the attestation of a security key with its certificates. */
const bytes = z.string().min(1).max(20_000);

const credentialId = z.string().min(1).max(1400);

const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** Fields that browsers add and that are not used here. */
const asides = {
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}).default({}),
};

const registered = z.object({
  ...credential,
  ...asides,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

const signed = z.object({
  ...credential,
  ...asides,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});

/** For `navigator.credentials`, in the JSON that the standard gives them. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });

const passkey = z.object({
  id: field.id,
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export type Passkey = z.infer<typeof passkey>;

const nothing = z.object({});

export const passkeyEndpoints = {
  startPasskeyLogin: endpoint({
    method: 'POST',
    path: '/login/passkey/options',
    summary: 'What a passkey has to sign; it names the person itself',
    access: 'public',
    body: z.strictObject({}),
    answer: options,
    rate: 'sign-in',
    audit: null,
  }),
  loginWithPasskey: endpoint({
    method: 'POST',
    path: '/login/passkey',
    summary: 'Sign in with a passkey instead of password and code',
    access: 'public',
    body: z.strictObject({
      response: signed,
      remember: z.boolean().default(false),
      redirect: z.string().max(2000).optional(),
    }),
    answer: z.object({ user: signedInUser, redirect: z.string().optional() }),
    rate: 'sign-in',
    audit: 'user.passkey-used',
  }),
  listPasskeys: endpoint({
    method: 'GET',
    path: '/user/passkeys',
    summary: 'The own passkeys, and why none can be added here, if so',
    access: 'signed-in',
    beforeSecondFactor: true,
    answer: z.object({
      passkeys: z.array(passkey),
      /** Why no passkey can be added here: browsers offer them only under a host name, and under https or on this machine. */
      refused: z.enum(['ip-address', 'insecure']).nullable(),
    }),
  }),
  startPasskey: endpoint({
    method: 'POST',
    path: '/user/passkeys/options',
    summary: 'What a new passkey has to sign',
    access: 'signed-in',
    ownLogin: true,
    beforeSecondFactor: true,
    body: z.strictObject({ password }),
    answer: options,
    rate: 'sign-in',
    audit: null,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/user/passkeys',
    summary: 'Add a passkey to the own login',
    access: 'signed-in',
    ownLogin: true,
    beforeSecondFactor: true,
    body: z.strictObject({ name: field.name, response: registered }),
    answer: nothing,
    rate: 'sign-in',
    audit: 'user.passkey-added',
  }),
  renamePasskey: endpoint({
    method: 'PUT',
    path: '/user/passkeys/{id}',
    summary: 'Name an own passkey',
    access: 'signed-in',
    ownLogin: true,
    params: field.idParams,
    body: z.strictObject({ name: field.name }),
    answer: nothing,
    rate: 'write',
    audit: null,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/user/passkeys/{id}/remove',
    summary: 'Remove an own passkey',
    access: 'signed-in',
    ownLogin: true,
    params: field.idParams,
    body: z.strictObject({ password }),
    answer: nothing,
    rate: 'sign-in',
    audit: 'user.passkey-removed',
  }),
};
