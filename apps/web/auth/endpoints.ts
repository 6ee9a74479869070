import type { sessionEndpoints } from '#features/accounts/session/contract';

type Table = typeof sessionEndpoints;

/** Endpoints without their schemas: zod is too large for the sign-in pages. The types keep these lines equal to the
 * session's table. */
export type Lines<K extends keyof Table> = { [N in K]: Pick<Table[N], 'method' | 'path'> };

export const authEndpoints: Lines<'login'> = { login: { method: 'POST', path: '/login' } };
