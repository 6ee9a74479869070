export { twoFactorMessages } from './messages.ts';
export { type Passkey, passkeyEndpoints } from './passkey-endpoints.ts';
export { textFactorEndpoints } from './text-factor-endpoints.ts';
export { type PersonFactors, twoFactorEndpoints } from './two-factor-endpoints.ts';
