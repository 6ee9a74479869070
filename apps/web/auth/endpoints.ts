import type { sessionEndpoints } from '#features/session/contract';

type Table = typeof sessionEndpoints;
type Line<K extends keyof Table> = Pick<Table[K], 'method' | 'path'>;

/** The session endpoints that these pages call, without their schemas: zod is too large for the sign-in pages. The
 * types keep these lines equal to the session's table. */
export const authEndpoints: {
  [K in
    | 'login'
    | 'sendResetLink'
    | 'resetPassword'
    | 'updatePassword'
    | 'getSignup'
    | 'signup'
    | 'acceptInvitation'
    | 'renewInvitation']: Line<K>;
} = {
  login: { method: 'POST', path: '/login' },
  sendResetLink: { method: 'POST', path: '/password/email' },
  resetPassword: { method: 'POST', path: '/password/reset' },
  updatePassword: { method: 'PUT', path: '/user/password' },
  getSignup: { method: 'GET', path: '/signup' },
  signup: { method: 'POST', path: '/signup' },
  acceptInvitation: { method: 'POST', path: '/invitation/accept' },
  renewInvitation: { method: 'POST', path: '/invitation/renew' },
};
