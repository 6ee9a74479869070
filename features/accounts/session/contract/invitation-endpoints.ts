import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { signedInUser } from './session.ts';

/** A new password: 10 to 128 characters; the server also refuses common ones and the person's own address. */
export const newPassword = z.string().min(10, 'password_length').max(128, 'password_length');

export const passwordPair = { password: newPassword, password_confirmation: z.string().max(128) };

/** Adds the rule that both passwords are equal. */
export const confirmed = (value: { password: string; password_confirmation: string }) =>
  value.password === value.password_confirmation;

/** The token in a mailed link: 32 bytes, base64url. */
export const linkToken = z.string().min(20, 'link_used').max(100, 'link_used');

/** Whom an invitation is for. `own`: the person has a password of their own, and logs in to accept. */
const invited = z.object({
  /** Null for people who log in by their employee code, with the code of the organization. */
  email: z.string().nullable(),
  employee_code: z.string().nullable(),
  organization_code: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  locale: field.locale,
  account: z.enum(['new', 'own']),
  /** The organization lets the person in only through its provider, so no password is taken. */
  provider_only: z.boolean(),
  /** Whether this browser is logged in as that person. */
  signed_in: z.boolean(),
});

export const invitationEndpoints = {
  getSignup: endpoint({
    method: 'GET',
    path: '/signup',
    summary: 'What a one-time sign-up link is good for; an old invitation names only the organization',
    access: 'public',
    query: z.strictObject({ token: linkToken }),
    answer: z.object({
      kind: z.enum(['organization', 'invitation', 'expired-invitation']),
      organization: z.string().nullable(),
      person: invited.nullable(),
    }),
    rate: 'sign-in',
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/invitation/accept',
    summary: 'Join the organization of an invitation: with a new password, or as the person who is signed in',
    access: 'public',
    body: z.strictObject({
      token: linkToken,
      first_name: field.personName.optional(),
      last_name: field.personName.optional(),
      locale: field.locale.optional(),
      password: passwordPair.password.optional(),
      password_confirmation: passwordPair.password_confirmation.optional(),
    }),
    answer: z.object({ user: signedInUser }),
    rate: 'sign-in',
    audit: 'user.joined',
  }),
  renewInvitation: endpoint({
    method: 'POST',
    path: '/invitation/renew',
    summary: 'Ask whoever invited for a new link; the answer is the same for every token',
    access: 'public',
    body: z.strictObject({ token: linkToken }),
    answer: z.object({ message: z.string() }),
    rate: 'sign-in',
    audit: null,
  }),
};
