import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#platform/contract/endpoint';
import { forbidden, unauthenticated } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
import { readCookie } from './cookies.ts';
import { lacksCsrfToken, refuseOtherSites, sessionCookie } from './csrf.ts';
import { mayOnlyLook, mustSetUpSecondFactor, type Person } from './person.ts';
import type { Wiring } from './wiring.ts';

export const tenantHeader = 'x-organization-id';

/** Whom the caller takes the session for: a browser's tabs share one, and another tab may have changed the person. */
export const userHeader = 'x-user-id';

/** Garbage counts as somebody else's. */
export const idFrom = (given: unknown): number | undefined => {
  if (given === undefined || given === '') return undefined;
  const id = Number(given);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : -1;
};

/** The header, or the query of requests that cannot send one (images, downloads). */
const wantedOrganization = (request: FastifyRequest): number | undefined =>
  idFrom(request.headers[tenantHeader] ?? (request.query as Record<string, unknown>).organization_id);

type FlagAccess = Exclude<EndpointShape['access'], string>;

const holdsAll = ({ all = [] }: FlagAccess, flags: ReadonlySet<Flag>): boolean =>
  all.every((flag) => flags.has(flag));

const isRestricted = ({ unless = [] }: FlagAccess, flags: ReadonlySet<Flag>): boolean =>
  unless.some((flag) => flags.has(flag));

const holdsAny = ({ any = [] }: FlagAccess, flags: ReadonlySet<Flag>): boolean =>
  any.length === 0 || any.some((flag) => flags.has(flag));

/** The flags every caller needs must be there; one of the others may be replaced by the feature's policy, which then
 * decides per record. A viewer license gets no write past its flags. */
const requireFlags = (endpoint: EndpointShape, person: Person): void => {
  const { access } = endpoint;
  if (access === 'super-admin' && !person.superAdmin) throw forbidden();
  if (typeof access === 'string') return;
  if (!holdsAll(access, person.flags) || isRestricted(access, person.flags)) throw forbidden();
  if (holdsAny(access, person.flags)) return;
  if (!access.orPolicy) throw forbidden();
  if (person.license === 'viewer' && endpoint.method !== 'GET') throw forbidden('viewer_license');
};

/** A GET that leaves a trace changes something, too: it makes a link, or carries a list out of the house. */
const changes = ({ method, access, audit }: EndpointShape): boolean =>
  method !== 'GET' || (access !== 'public' && audit !== null);

/** A session that nobody has ever had, or has no more, protects nothing: whoever plants such a cookie would keep people
 * from signing in. */
const isSession = async (request: FastifyRequest, wiring: Wiring): Promise<boolean> => {
  const token = readCookie(request, sessionCookie);
  return token !== undefined && (await wiring.authenticate(token, undefined)) !== 'no-session';
};

const refuseForgery = async (
  endpoint: EndpointShape,
  request: FastifyRequest,
  wiring: Wiring,
): Promise<void> => {
  if (changes(endpoint)) refuseOtherSites(request);
  if (endpoint.method === 'GET' || !lacksCsrfToken(request)) return;
  if (endpoint.access !== 'public' || (await isSession(request, wiring))) throw forbidden('csrf');
};

/** What has to be done before anything else, and what support may not do. */
const refuseForNow = (endpoint: EndpointShape, person: Person, now: Date): void => {
  const { beforeOwnPassword, beforeSecondFactor, ownLogin } = endpoint;
  if (person.mustChangePassword && !beforeOwnPassword) throw forbidden('own_password_first');
  if (mustSetUpSecondFactor(person, now) && !beforeOwnPassword && !beforeSecondFactor) {
    throw forbidden('second_factor_first');
  }
  if (mayOnlyLook(person, now) && changes(endpoint) && !ownLogin) throw forbidden('support_reads_only');
};

/** Who this is and whether the endpoint is theirs; undefined for endpoints open to everyone. */
export const authorize = async (
  endpoint: EndpointShape,
  request: FastifyRequest,
  wiring: Wiring,
): Promise<Person | undefined> => {
  await refuseForgery(endpoint, request, wiring);
  if (endpoint.access === 'public') return undefined;
  const token = readCookie(request, sessionCookie);
  if (!token) throw unauthenticated();
  const expectedUser = idFrom(request.headers[userHeader]);
  const person = await wiring.authenticate(token, wantedOrganization(request), expectedUser);
  if (person === 'no-session') throw unauthenticated();
  if (person === 'other-user') throw unauthenticated('other_user');
  if (person === 'wrong-organization') throw forbidden('wrong_organization');
  refuseForNow(endpoint, person, wiring.clock.now());
  requireFlags(endpoint, person);
  return person;
};
