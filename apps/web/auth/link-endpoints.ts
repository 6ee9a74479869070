import type { Lines } from './endpoints.ts';

/** The endpoints of the pages beside the login. They are loaded with those pages. */
export const linkEndpoints: Lines<
  | 'sendResetLink'
  | 'resetPassword'
  | 'updatePassword'
  | 'getSignup'
  | 'signup'
  | 'acceptInvitation'
  | 'renewInvitation'
> = {
  sendResetLink: { method: 'POST', path: '/password/email' },
  resetPassword: { method: 'POST', path: '/password/reset' },
  updatePassword: { method: 'PUT', path: '/user/password' },
  getSignup: { method: 'GET', path: '/signup' },
  signup: { method: 'POST', path: '/signup' },
  acceptInvitation: { method: 'POST', path: '/invitation/accept' },
  renewInvitation: { method: 'POST', path: '/invitation/renew' },
};
