import type { sessionEndpoints } from '#features/accounts/session/contract';
import type {
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
} from '#features/accounts/two-factor/contract';

type Table = typeof passkeyEndpoints &
  typeof textFactorEndpoints &
  typeof twoFactorEndpoints &
  typeof sessionEndpoints;

/** Without schemas, as in `authEndpoints`. The types keep these lines equal to the tables. */
export const setUpEndpoints: {
  [K in
    | 'startAuthenticator'
    | 'confirmAuthenticator'
    | 'startPhone'
    | 'confirmPhone'
    | 'startPasskey'
    | 'addPasskey'
    | 'logout']: Pick<Table[K], 'method' | 'path'>;
} = {
  startAuthenticator: { method: 'POST', path: '/user/two-factor/totp' },
  confirmAuthenticator: { method: 'POST', path: '/user/two-factor/totp/confirm' },
  startPhone: { method: 'POST', path: '/user/two-factor/phone' },
  confirmPhone: { method: 'POST', path: '/user/two-factor/phone/confirm' },
  startPasskey: { method: 'POST', path: '/user/passkeys/options' },
  addPasskey: { method: 'POST', path: '/user/passkeys' },
  logout: { method: 'POST', path: '/logout' },
};
