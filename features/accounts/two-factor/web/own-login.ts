import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { endpointQuery, queryKeyOf } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { passkeyEndpoints, twoFactorEndpoints } from '../contract/index.ts';

/** The name of the login, which authenticators and password managers store: the email address, or the employee code. */
export const useOwnName = (): string | undefined => {
  const { data } = useQuery(endpointQuery(sessionEndpoints.getSignedInUser));
  return data?.email ?? data?.employee_code ?? undefined;
};

/** Reads the ways to log in and the sessions again, because a change ends other sessions. */
export const useLoginChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [twoFactorEndpoints.getTwoFactor, passkeyEndpoints.listPasskeys, sessionEndpoints.listSessions].map(
        (endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint) }),
      ),
    );
};

/** Says on paper what the codes are for. */
export const useCodesHeading = (): string => {
  const t = useText();
  const email = useOwnName() ?? '';
  const { productName } = useSession();
  return t('two-factor:codes.heading', { product: productName, email });
};
