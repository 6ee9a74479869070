import { refused } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { signOnSettingsEndpoints, TestOutcome } from '../../contract/index.ts';
import { redirectAddress } from '../login/addresses.ts';
import { isUnreachable, openProvider, type Provider, ProviderProblem } from '../provider/open-provider.ts';
import { connectionOf } from './connection-of.ts';
import { loadConnection } from './connection-repository.ts';

type Endpoint = (typeof signOnSettingsEndpoints)['testSignOn'];

type Tested = { outcome: TestOutcome; detail: string | null };

/** Milliseconds. Short, because a person waits for the result. */
const timeout = 8000;

const refusals = new Set(['invalid_client', 'unauthorized_client']);

/** Sends an invalid code. A provider that accepts the client refuses the code; otherwise it refuses the client. */
const tryClient = async ({ client, configuration }: Provider, redirect: string): Promise<Tested> => {
  try {
    await client.genericGrantRequest(configuration, 'authorization_code', {
      code: 'connection-test',
      redirect_uri: redirect,
      code_verifier: client.randomPKCECodeVerifier(),
    });
  } catch (error) {
    if (isUnreachable(error)) return { outcome: 'unreachable', detail: null };
    const failure = error as { error?: unknown; error_description?: unknown; status?: unknown };
    const isRefused =
      failure.status === 401 || (typeof failure.error === 'string' && refusals.has(failure.error));
    if (isRefused) {
      const text = String(failure.error_description ?? failure.error ?? '').slice(0, 300);
      return { outcome: 'client_refused', detail: text || null };
    }
  }
  return { outcome: 'works', detail: null };
};

/** The requests may take seconds, so they are made outside of a transaction. */
export const testConnection = preparedHandler<Endpoint, Tested>({
  prepare: async ({ wiring, person }: Omit<SignedInCall<Endpoint>, 'tenant'>) => {
    const { identity, withTenant } = wiring.database;
    const row = await withTenant(scopeOf(person), loadConnection);
    if (!row) throw refused('sign_on_not_connected');
    try {
      const provider = await openProvider(wiring, await connectionOf(identity, row), timeout);
      return await tryClient(provider, redirectAddress(wiring.config, person.organizationSlug));
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      return { outcome: error.reason, detail: error.detail };
    }
  },
  run: async (_call, tested) => tested,
});
