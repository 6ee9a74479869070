import type { Configuration, CustomFetch } from 'openid-client';
import type { Wiring } from '#platform/server/http/wiring';
import { ask } from '#platform/server/outgoing/ask';
import { namesInside } from '#platform/server/outgoing/private-address';

type Bounds = {
  /** Whether providers may have addresses inside a private network. */
  inside: boolean;
  /** Maximum time for all requests together. */
  milliseconds: number;
};

/** The provider did not answer in time, or its address is not allowed. */
class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Maximum bytes of an answer. Documents of providers have a few kilobytes, their keys some more. */
const bytes = 256 * 1024;

/** Fetches from addresses that the provider names. The organization chooses the provider, so private networks are refused
 * (unless `inside`), and time and size are limited. */
const boundedFetch = ({ inside, milliseconds }: Bounds): CustomFetch => {
  const deadline = AbortSignal.timeout(milliseconds);
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    try {
      if (!inside && url.protocol !== 'https:') throw new Error(`${url.host} is not asked without https`);
      const {
        status,
        headers: answered,
        text,
      } = await ask({
        url,
        inside,
        method,
        headers: { ...headers, 'accept-encoding': 'identity' },
        body: body === undefined || body === null ? undefined : String(body),
        signal: signal ? AbortSignal.any([deadline, signal]) : deadline,
        bytes,
      });
      const isEmpty = status === 204 || status === 304;
      return new Response(isEmpty ? null : text, {
        status: status < 200 || status > 599 ? 502 : status,
        headers: Object.entries(answered).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      });
    } catch (cause) {
      throw new Unreachable(`${url.host} could not be asked`, { cause });
    }
  };
};

export type Connection = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** It is older than the installation's setting, and is asked inside the network as before. */
  keepsInside: boolean;
};

type Reason = 'insecure' | 'inside' | 'unreachable' | 'not_a_provider' | 'other_issuer';

export class ProviderProblem extends Error {
  override name = 'ProviderProblem';
  readonly reason: Reason;
  readonly detail: string | null;

  constructor(reason: Reason, detail: string | null = null, cause?: unknown) {
    super(`${reason} ${detail ?? ''}`.trim(), { cause });
    this.reason = reason;
    this.detail = detail;
  }
}

export const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (error instanceof Error && error.cause !== undefined && isUnreachable(error.cause));

/** The reason of an error for the log, without the content of requests and answers. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return '';
  return [`${error.name}: ${error.message}`, reasonOf(error.cause)].filter(Boolean).join('; ');
};

/** Whether the provider may be inside a private network: if the installation says so. */
export const mayAskInside = (
  { insideProviders, publicUrl }: Wiring['config'],
  { keepsInside }: Pick<Connection, 'keepsInside'>,
): boolean => insideProviders || (keepsInside && namesInside(new URL(publicUrl)));

/** Loaded at the first login through a provider, because most processes never need it. */
const library = () => import('openid-client');

type Client = Awaited<ReturnType<typeof library>>;

export type Provider = { client: Client; configuration: Configuration };

const sameAddress = (one: string, other: string): boolean =>
  URL.canParse(one) && new URL(one).href === new URL(other).href;

/** Reads the configuration of a provider and checks that it is the configured issuer. `milliseconds` is the limit for all
 * requests to the provider together. */
export const openProvider = async (
  { config, log }: Pick<Wiring, 'config' | 'log'>,
  connection: Connection,
  milliseconds: number,
): Promise<Provider> => {
  const { issuer, clientId, clientSecret } = connection;
  const inside = mayAskInside(config, connection);
  if (!URL.canParse(issuer)) throw new ProviderProblem('not_a_provider');
  const url = new URL(issuer);
  if (!inside && url.protocol !== 'https:') throw new ProviderProblem('insecure');
  if (!inside && namesInside(url)) throw new ProviderProblem('inside');
  if (inside && !config.insideProviders && namesInside(url))
    log.warn(
      { issuer },
      'a provider inside the network is asked as before; INSIDE_PROVIDERS=1 says that it may',
    );
  const client = await library();
  const fetch = boundedFetch({ inside, milliseconds });
  const configuration = await client
    .discovery(url, clientId, {}, client.ClientSecretPost(clientSecret), {
      [client.customFetch]: fetch,
      execute: [client.enableNonRepudiationChecks, ...(inside ? [client.allowInsecureRequests] : [])],
    })
    .catch((error: unknown) => {
      if (isUnreachable(error)) throw new ProviderProblem('unreachable', null, error);
      const { attribute, body } = ((error as { cause?: unknown }).cause ?? {}) as {
        attribute?: string;
        body?: { issuer?: unknown };
      };
      if (attribute === 'issuer') {
        throw new ProviderProblem('other_issuer', String(body?.issuer).slice(0, 300), error);
      }
      throw new ProviderProblem('not_a_provider', null, error);
    });
  const answered = configuration.serverMetadata();
  // The library accepts Microsoft's addresses that serve all its customers, so the issuer is compared here.
  if (!sameAddress(answered.issuer, issuer))
    throw new ProviderProblem('other_issuer', answered.issuer.slice(0, 300));
  const needed = [answered.authorization_endpoint, answered.token_endpoint, answered.jwks_uri];
  const allowed = (address: string | undefined) =>
    address !== undefined && URL.canParse(address) && (inside ? /^https?:/ : /^https:/).test(address);
  if (!needed.every(allowed)) throw new ProviderProblem('not_a_provider');
  const methods = answered.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  if (methods.includes('client_secret_post') || !methods.includes('client_secret_basic')) {
    return { client, configuration };
  }
  const basic = new client.Configuration(answered, clientId, {}, client.ClientSecretBasic(clientSecret));
  basic[client.customFetch] = fetch;
  client.enableNonRepudiationChecks(basic);
  if (inside) client.allowInsecureRequests(basic);
  return { client, configuration: basic };
};
