import { z } from 'zod';

/** Why a login failed. Reasons that begin with `provider` concern the provider of an organization. */
export const failedReason = z.enum([
  'password',
  'code',
  'passkey',
  'no-access',
  /** The first try that a throttle refused in its window. */
  'throttled',
  /** The password was right, but the organization lets people in only through its provider. */
  'provider-only',
  'provider-refused',
  'provider-mismatch',
  /** The provider sent no address, or one that it has not verified. */
  'provider-address',
  'provider-domain',
  'provider-unknown',
  'provider-linked',
]);
