import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionEndpoints } from '#features/session/contract';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { passkeyEndpoints, twoFactorEndpoints } from '../contract/index.ts';

/** The address of the login, which codes and password managers are named after. */
export const useOwnEmail = (): string | undefined =>
  useQuery(endpointQuery(sessionEndpoints.getSignedInUser)).data?.email;

/** Reads again how this login is signed in to, and where: a change ends other sessions. */
export const useLoginChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [twoFactorEndpoints.getTwoFactor, passkeyEndpoints.listPasskeys, sessionEndpoints.listSessions].map(
        (endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) }),
      ),
    );
};
