import { z } from 'zod';

/** Why a try to log in failed. Those that begin with `provider` came through the provider of an organization. */
export const failedReason = z.enum([
  'password',
  'code',
  'passkey',
  'no-access',
  /** The first of a throttle's window that was turned away. */
  'throttled',
  /** The password was right, but the organization lets people in through its provider alone. */
  'provider-only',
  'provider-refused',
  'provider-mismatch',
  /** No address, or one that the provider has not made sure of. */
  'provider-address',
  'provider-domain',
  'provider-unknown',
  'provider-linked',
]);
