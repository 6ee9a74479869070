import type { sessionEndpoints } from '#features/session/contract';

type Table = typeof sessionEndpoints;
type Line<K extends keyof Table> = Pick<Table[K], 'method' | 'path'>;

/** The lines of the session's table that these pages call, without the schemas, whose library is too big for here.
 * The types hold them to the table. */
export const authEndpoints: {
  [K in 'login' | 'sendResetLink' | 'resetPassword' | 'getSignup' | 'signup']: Line<K>;
} = {
  login: { method: 'POST', path: '/login' },
  sendResetLink: { method: 'POST', path: '/password/email' },
  resetPassword: { method: 'POST', path: '/password/reset' },
  getSignup: { method: 'GET', path: '/signup' },
  signup: { method: 'POST', path: '/signup' },
};
