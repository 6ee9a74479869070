import type { SignedInCall } from '#platform/server/http/call';
import { maxSupported, type SupportedOrganization, type supportEndpoints } from '../contract/index.ts';
import { loadSupported, type Supported } from './supported-repository.ts';

/** A permission that has ended is presented as null. */
export const presentSupported = (
  { support_writes_until: until, ...organization }: Supported,
  now: Date,
): SupportedOrganization => ({
  ...organization,
  writes_until: until !== null && Date.parse(until) > now.getTime() ? until : null,
});

export const listSupported = async ({
  person,
  query,
  wiring,
  now,
}: SignedInCall<(typeof supportEndpoints)['listSupported']>) => {
  const found = await loadSupported(wiring.database.identity, {
    userId: person.userId,
    words: (query.q ?? '').split(/\s+/).filter((word) => word !== ''),
    max: maxSupported + 1,
  });
  return {
    organizations: found.slice(0, maxSupported).map((one) => presentSupported(one, now)),
    more: found.length > maxSupported,
  };
};
