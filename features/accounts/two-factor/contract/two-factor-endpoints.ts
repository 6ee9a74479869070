import { z } from 'zod';
import { signedInUser } from '#features/accounts/session/contract';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const password = z.string().min(1, 'required').max(128);

/** Six digits of an authenticator or a text message, or a recovery code. People type either with spaces and hyphens. */
const code = z.string().trim().min(1, 'required').max(40);

const nothing = z.object({});

export const personFactors = z.object({
  authenticator_since: z.string().nullable(),
  passkeys: z.int(),
  /** True when codes are sent by text message. */
  phone: z.boolean(),
  /** True when the login opens other organizations, too: only its owner can reset its factors then. */
  elsewhere: z.boolean(),
  /** True when this person must have one, whatever the roles. */
  required: z.boolean(),
  /** From this moment on nothing opens without a second factor; null when no rule requires one. */
  due_at: z.string().nullable(),
  can: z.object({ reset: z.boolean(), require: z.boolean() }),
});

export type PersonFactors = z.infer<typeof personFactors>;

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
    beforeSecondFactor: true,
    answer: z.object({
      /** Since when two-step verification is on; null while the password is enough. */
      on_since: z.string().nullable(),
      /** Whether an authenticator app is in force. */
      app: z.boolean(),
      /** The last digits of the phone that codes are texted to. */
      phone: z.string().nullable(),
      /** Whether codes can be texted at all. */
      text_messages: z.boolean(),
      recovery_codes_left: z.int(),
      trusted_devices: z.int(),
    }),
  }),
  startAuthenticator: endpoint({
    method: 'POST',
    path: '/user/two-factor/totp',
    summary: 'A new key for an authenticator; in force once it is confirmed',
    access: 'signed-in',
    ownLogin: true,
    beforeSecondFactor: true,
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
    ownLogin: true,
    beforeSecondFactor: true,
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
    ownLogin: true,
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
    ownLogin: true,
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
    ownLogin: true,
    answer: nothing,
    rate: 'write',
    audit: 'user.devices-forgotten',
  }),
  getPersonFactors: endpoint({
    method: 'GET',
    path: '/admin/user/{id}/two-factor',
    summary: 'What a person has beside the password, whether it is asked for, and what the caller may do',
    access: { any: ['hasAccessAdminUsers', 'admin.canEditUser'] },
    params: field.idParams,
    answer: personFactors,
  }),
  requireSecondFactor: endpoint({
    method: 'PUT',
    path: '/admin/user/{id}/two-factor/required',
    summary: 'Ask one person for a second factor to work here, or no longer',
    access: { all: ['admin.canEditUser'] },
    params: field.idParams,
    body: z.strictObject({ required: z.boolean() }),
    answer: personFactors,
    rate: 'write',
    audit: 'user.second-factor-required',
  }),
  resetTwoFactor: endpoint({
    method: 'POST',
    path: '/admin/user/{id}/two-factor/reset',
    summary:
      'Remove authenticator, recovery codes and passkeys of a person of this organization alone, who then signs in with the password',
    access: { all: ['admin.canEditUser'] },
    params: field.idParams,
    answer: nothing,
    rate: 'write',
    audit: 'user.two-factor-reset',
  }),
};
