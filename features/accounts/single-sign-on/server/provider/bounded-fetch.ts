import type { CustomFetch } from 'openid-client';
import { ask } from '#platform/server/outgoing/ask';

export type Bounds = {
  /** Whether providers may have addresses inside a private network. */
  inside: boolean;
  /** Maximum time for all requests together. */
  milliseconds: number;
};

/** The provider did not answer in time, or its address is not allowed. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Maximum bytes of an answer. Documents of providers have a few kilobytes, their keys some more. */
const bytes = 256 * 1024;

/** Fetches from addresses that the provider names. The organization chooses the provider, so private networks are refused
 * (unless `inside`), and time and size are limited. */
export const boundedFetch = ({ inside, milliseconds }: Bounds): CustomFetch => {
  const deadline = AbortSignal.timeout(milliseconds);
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    try {
      if (!inside && url.protocol !== 'https:') throw new Error(`${url.host} is not asked without https`);
      const {
        status,
        headers: said,
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
        headers: Object.entries(said).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      });
    } catch (cause) {
      throw new Unreachable(`${url.host} could not be asked`, { cause });
    }
  };
};
