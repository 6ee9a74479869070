import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

const ofOwnLogin = {
  path: '/user/email',
  access: 'signed-in',
  ownLogin: true,
  rate: 'sign-in',
} as const;

/** Changes the address of the person's own login, which opens all organizations of the person. */
export const ownEmailEndpoints = {
  startEmailChange: endpoint({
    ...ofOwnLogin,
    method: 'POST',
    summary: 'Mail a code to an address that the own login shall have; nothing is changed yet',
    body: z.strictObject({ email: field.email, password: z.string().min(1, 'required').max(128) }),
    answer: z.object({}),
    audit: null,
  }),
  confirmEmailChange: endpoint({
    ...ofOwnLogin,
    method: 'PUT',
    summary:
      'Change the address of the own login with the code that was mailed there; ends every other session',
    body: z.strictObject({ email: field.email, code: z.string().min(1, 'required').max(20) }),
    /** Nobody had proven the former address: the password has ended, because an office may know it. */
    answer: z.object({ must_change_password: z.boolean() }),
    audit: 'user.email-changed',
  }),
};
