import { z } from 'zod';
import { signedInUser } from '#features/session/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const password = z.string().min(1, 'required').max(128);

/** Six digits of an authenticator, or a recovery code; people type both with spaces and hyphens. */
const code = z.string().trim().min(1, 'required').max(40);

const nothing = z.object({});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const twoFactorEndpoints = {
  loginWithCode: endpoint({
    method: 'POST',
    path: '/login/two-factor',
    summary: 'Sign in with a code after a right password; five wrong ones void the challenge',
    access: 'public',
    body: z.strictObject({
      challenge_id: z.string().min(20).max(100),
      code,
      remember_device: z.boolean().default(false),
    }),
    answer: z.object({ user: signedInUser, redirect: z.string().optional() }),
    rate: 'sign-in',
    audit: 'user.code-used',
  }),
  getTwoFactor: endpoint({
    method: 'GET',
    path: '/user/two-factor',
    summary: 'Whether the own sign-in asks for a code, and what is left of recovery codes',
    access: 'signed-in',
    answer: z.object({
      /** Since when; null while the password is enough. */
      on_since: z.string().nullable(),
      recovery_codes_left: z.int(),
      trusted_devices: z.int(),
    }),
    rate: 'read',
    audit: null,
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: '/user/two-factor/totp',
    summary: 'A new key for an authenticator; in force once it is confirmed',
    access: 'signed-in',
    body: z.strictObject({ password }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
    rate: 'sign-in',
    audit: null,
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/user/two-factor/totp/confirm',
    summary: 'Turn two-step verification on with a first code; answers the recovery codes, once',
    access: 'signed-in',
    body: z.strictObject({ code }),
    answer: recoveryCodes,
    rate: 'sign-in',
    audit: 'user.two-factor-on',
  }),
  turnTwoFactorOff: endpoint({
    method: 'POST',
    path: '/user/two-factor/off',
    summary: 'Sign in with the password alone again',
    access: 'signed-in',
    body: z.strictObject({ password, code }),
    answer: nothing,
    rate: 'sign-in',
    audit: 'user.two-factor-off',
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/two-factor/recovery-codes',
    summary: 'Ten new recovery codes; the old ones stop working',
    access: 'signed-in',
    body: z.strictObject({ password, code }),
    answer: recoveryCodes,
    rate: 'sign-in',
    audit: 'user.recovery-codes-renewed',
  }),
  forgetDevices: endpoint({
    method: 'DELETE',
    path: '/user/two-factor/devices',
    summary: 'Ask for a code on every device again',
    access: 'signed-in',
    answer: nothing,
    rate: 'write',
    audit: 'user.devices-forgotten',
  }),
  resetTwoFactor: endpoint({
    method: 'POST',
    path: '/admin/user/{id}/two-factor/reset',
    summary: 'Let a person of this organization alone sign in with the password again',
    access: { all: ['admin.canEditUser'] },
    params: field.idParams,
    answer: nothing,
    rate: 'write',
    audit: 'user.two-factor-reset',
  }),
};
