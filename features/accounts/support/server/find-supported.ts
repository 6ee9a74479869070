import type { SignedInCall } from '#platform/server/http/call';
import { maxSupported, type supportEndpoints } from '../contract/index.ts';
import { presentSupported } from './present-supported.ts';
import { readSupported } from './supported-repository.ts';

export const findSupported = async ({
  person,
  query,
  wiring,
  now,
}: SignedInCall<(typeof supportEndpoints)['findSupported']>) => {
  const found = await readSupported(wiring.database.identity, {
    userId: person.userId,
    words: (query.q ?? '').split(/\s+/).filter((word) => word !== ''),
    max: maxSupported + 1,
  });
  return {
    organizations: found.slice(0, maxSupported).map((one) => presentSupported(one, now)),
    more: found.length > maxSupported,
  };
};
