import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const ok = z.object({});

const ofOwnLogin = {
  path: '/user/email',
  access: 'signed-in',
  ownLogin: true,
  answer: ok,
  rate: 'sign-in',
} as const;

/** Changes the address of the person's own login, which opens all organizations of the person. */
export const ownEmailEndpoints = {
  startEmailChange: endpoint({
    ...ofOwnLogin,
    method: 'POST',
    summary: 'Mail a code to an address that the own login shall have; nothing is changed yet',
    body: z.strictObject({ email: field.email, password: z.string().min(1, 'required').max(128) }),
    audit: null,
  }),
  confirmEmailChange: endpoint({
    ...ofOwnLogin,
    method: 'PUT',
    summary:
      'Change the address of the own login with the code that was mailed there; ends every other session',
    body: z.strictObject({ email: field.email, code: z.string().min(1, 'required').max(20) }),
    audit: 'user.email-changed',
  }),
};
