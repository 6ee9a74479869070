import type { SupportedOrganization } from '../contract/index.ts';
import type { Supported } from './supported-repository.ts';

/** A permission that has ended is presented as null. */
export const presentSupported = (
  { support_writes_until: until, ...organization }: Supported,
  now: Date,
): SupportedOrganization => ({
  ...organization,
  writes_until: until !== null && Date.parse(until) > now.getTime() ? until : null,
});
