import type {
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
} from '#features/accounts/two-factor/contract';

type Table = typeof passkeyEndpoints & typeof twoFactorEndpoints & typeof textFactorEndpoints;
type Line<K extends keyof Table> = Pick<Table[K], 'method' | 'path'>;

/** Without schemas, as in `authEndpoints`. The types keep these lines equal to the tables. */
export const secondStepEndpoints: {
  [K in 'loginWithCode' | 'sendLoginText' | 'startPasskeyLogin' | 'loginWithPasskey']: Line<K>;
} = {
  loginWithCode: { method: 'POST', path: '/login/two-factor' },
  sendLoginText: { method: 'POST', path: '/login/two-factor/text' },
  startPasskeyLogin: { method: 'POST', path: '/login/passkey/options' },
  loginWithPasskey: { method: 'POST', path: '/login/passkey' },
};
