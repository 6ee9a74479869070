import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#platform/contract/endpoint';
import { unauthenticated } from '#platform/contract/errors';
import { readCookie } from './cookies.ts';

/** What a share token opens: one record of one organization, and nothing around it. */
export type Grant = {
  organizationId: number;
  organizationSlug: string;
  linkId: number;
  kind: string;
  recordId: number;
};

/** Undefined when no link has this token; refuses with 410 when the link is over. */
export type OpenGrant = (token: string, now: Date) => Promise<Grant | undefined>;

export const grantCookie = 'redirect-token';

/** Seconds. */
export const grantCookieAge = 2 * 60 * 60;

type Wired = { openGrant: OpenGrant; clock: { now: () => Date } };

/** Looks the cookie up on every call: it has to stand for the organization and the record that the address names. */
export const requireGrant = async (
  { shares }: Pick<EndpointShape, 'shares'>,
  request: FastifyRequest,
  wiring: Wired,
): Promise<Grant> => {
  const token = readCookie(request, grantCookie);
  const grant = token ? await wiring.openGrant(token, wiring.clock.now()) : undefined;
  const { orgSlug, id } = request.params as Record<string, string>;
  if (!grant || grant.organizationSlug !== orgSlug) throw unauthenticated();
  if (shares !== undefined && (grant.kind !== shares || String(grant.recordId) !== id)) throw unauthenticated();
  return grant;
};
