export { twoFactorMessages } from './messages.ts';
export { twoFactorEndpoints } from './two-factor-endpoints.ts';
