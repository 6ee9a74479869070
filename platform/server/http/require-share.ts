import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#platform/contract/endpoint';
import { unauthenticated } from '#platform/contract/errors';
import { readCookie } from './cookies.ts';
import { type ShareAccess, shareCookie } from './share-access.ts';
import type { Wiring } from './wiring.ts';

/** Looks the cookie up on every call: it must stand for the organization and the record that the address names. Where the
 * address names no record, the token alone says which one of that kind. */
export const requireShare = async (
  { shares }: Pick<EndpointShape, 'shares'>,
  request: FastifyRequest,
  wiring: Pick<Wiring, 'authenticateShare' | 'clock'>,
): Promise<ShareAccess> => {
  const token = readCookie(request, shareCookie);
  const grant = token ? await wiring.authenticateShare(token, wiring.clock.now()) : undefined;
  const { orgSlug, id } = request.params as Record<string, string>;
  if (!grant || grant.organizationSlug !== orgSlug) throw unauthenticated();
  const isOther = id !== undefined && String(grant.recordId) !== id;
  if (shares !== undefined && (grant.kind !== shares || isOther)) throw unauthenticated();
  return grant;
};
