import type { CustomFetch } from 'openid-client';
import { ask } from '#platform/server/outgoing/ask';

export type Bounds = {
  /** Whether providers may stand in a network of our own. */
  inside: boolean;
  /** For all that is asked together. */
  milliseconds: number;
};

/** The provider could not be asked: it did not answer in time, or may not be asked. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Documents of providers have a few kilobytes, their keys some more. */
const bytes = 256 * 1024;

/** Asks what a provider names as its addresses, which an organization chooses: never our own network, never for long. */
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
