import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const password = z.string().min(1, 'required').max(128);

const code = z.string().trim().min(1, 'required').max(40);

/** Where the code went, by its last digits, and the seconds until another may be asked for. */
const sent = z.object({ sent_to: z.string(), next_in: z.int() });

/** Codes by text message: good for ten minutes, five an hour, one a minute. */
export const textFactorEndpoints = {
  sendLoginText: endpoint({
    method: 'POST',
    path: '/login/two-factor/text',
    summary: 'Text a code for a login whose password was right',
    access: 'public',
    body: z.strictObject({ challenge_id: z.string().min(20).max(100) }),
    answer: sent,
    rate: 'sign-in',
    audit: null,
  }),
  startPhone: endpoint({
    method: 'POST',
    path: '/user/two-factor/phone',
    summary: 'Text a first code to a number; in force once it is confirmed',
    access: 'signed-in',
    ownLogin: true,
    beforeSecondFactor: true,
    body: z.strictObject({ password, phone: field.phone }),
    answer: sent,
    rate: 'sign-in',
    audit: null,
  }),
  confirmPhone: endpoint({
    method: 'POST',
    path: '/user/two-factor/phone/confirm',
    summary:
      'Have codes texted to the number; answers recovery codes, once, where two-step verification was off',
    access: 'signed-in',
    ownLogin: true,
    beforeSecondFactor: true,
    body: z.strictObject({ code }),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    rate: 'sign-in',
    audit: 'user.phone-confirmed',
  }),
  sendOwnText: endpoint({
    method: 'POST',
    path: '/user/two-factor/text',
    summary: 'Text a code for a change of the own sign-in',
    access: 'signed-in',
    ownLogin: true,
    body: z.strictObject({}),
    answer: sent,
    rate: 'sign-in',
    audit: null,
  }),
  removePhone: endpoint({
    method: 'POST',
    path: '/user/two-factor/phone/remove',
    summary: 'Text no more codes; the authenticator app stays',
    access: 'signed-in',
    ownLogin: true,
    body: z.strictObject({ password, code }),
    answer: z.object({}),
    rate: 'sign-in',
    audit: 'user.phone-removed',
  }),
};
