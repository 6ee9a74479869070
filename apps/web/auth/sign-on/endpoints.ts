import type { signOnLoginEndpoints } from '#features/accounts/single-sign-on/contract';

type Table = typeof signOnLoginEndpoints;
type Line<K extends keyof Table> = Pick<Table[K], 'method' | 'path'>;

/** Without schemas, as in `authEndpoints`. The types keep these lines equal to the table. */
export const signOnEndpoints: {
  [K in 'getSignOn' | 'getSignOnConfirmation' | 'confirmSignOn']: Line<K>;
} = {
  getSignOn: { method: 'POST', path: '/login/sso' },
  getSignOnConfirmation: { method: 'GET', path: '/login/sso/confirm' },
  confirmSignOn: { method: 'POST', path: '/login/sso/confirm' },
};

/** The address that leads to the provider of a company. */
export const startHref = (slug: string, redirect: string | undefined): string =>
  `/sso/${encodeURIComponent(slug)}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
