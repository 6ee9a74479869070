import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#platform/contract/endpoint';
import { unauthenticated } from '#platform/contract/errors';
import { readCookie } from './cookies.ts';
import { type Grant, grantCookie } from './grant.ts';
import type { Wiring } from './wiring.ts';

/** Looks the cookie up on every call: it has to stand for the organization and the record that the address names. */
export const requireGrant = async (
  { shares }: Pick<EndpointShape, 'shares'>,
  request: FastifyRequest,
  wiring: Pick<Wiring, 'openGrant' | 'clock'>,
): Promise<Grant> => {
  const token = readCookie(request, grantCookie);
  const grant = token ? await wiring.openGrant(token, wiring.clock.now()) : undefined;
  const { orgSlug, id } = request.params as Record<string, string>;
  if (!grant || grant.organizationSlug !== orgSlug) throw unauthenticated();
  if (shares !== undefined && (grant.kind !== shares || String(grant.recordId) !== id))
    throw unauthenticated();
  return grant;
};
