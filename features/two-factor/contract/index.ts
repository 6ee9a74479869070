export { twoFactorMessages } from './messages.ts';
export { type Passkey, passkeyEndpoints } from './passkey-endpoints.ts';
export { twoFactorEndpoints } from './two-factor-endpoints.ts';
