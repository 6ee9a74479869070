import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#platform/contract/endpoint';
import { forbidden, type Problem, unauthenticated } from '#platform/contract/errors';
import type { Flag } from '#platform/contract/flags';
import type { Binding } from './binding.ts';
import { readCookie } from './cookies.ts';
import { lacksCsrfToken, refuseOtherSites, sessionCookie } from './csrf.ts';
import { mayOnlyLook, mustSetUpSecondFactor, type Person } from './person.ts';
import type { Recall, Wiring } from './wiring.ts';

export const tenantHeader = 'x-organization-id';

/** The header with the person whom the caller takes the session for: the tabs of a browser share one session, and another tab
 * may have logged in somebody else. */
export const userHeader = 'x-user-id';

/** Anything that is not an id becomes -1, which matches nobody and no organization. */
export const idFrom = (value: unknown): number | undefined => {
  if (value === undefined || value === '') return undefined;
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : -1;
};

/** Read from the header, or from the query for requests that cannot send one (images, downloads). */
const wantedOrganization = (request: FastifyRequest): number | undefined =>
  idFrom(request.headers[tenantHeader] ?? (request.query as Record<string, unknown>).organization_id);

type FlagAccess = Exclude<EndpointShape['access'], string>;

const holdsAll = ({ all = [] }: FlagAccess, flags: ReadonlySet<Flag>): boolean =>
  all.every((flag) => flags.has(flag));

const isRestricted = ({ unless = [] }: FlagAccess, flags: ReadonlySet<Flag>): boolean =>
  unless.some((flag) => flags.has(flag));

const holdsAny = ({ any = [], orPolicy }: FlagAccess, flags: ReadonlySet<Flag>): boolean =>
  any.length === 0 ? orPolicy === undefined : any.some((flag) => flags.has(flag));

/** Checks the flags: `all` is required of everybody. A missing flag of `any` is forgiven where the policy of the feature
 * decides per record (`orPolicy`), except for a viewer license on a write. */
const missingFlags = (endpoint: EndpointShape, person: Person): Problem | undefined => {
  const { access } = endpoint;
  if (access === 'super-admin' && !person.superAdmin) return forbidden();
  if (typeof access === 'string') return undefined;
  if (!holdsAll(access, person.flags) || isRestricted(access, person.flags)) return forbidden();
  if (holdsAny(access, person.flags)) return undefined;
  if (!access.orPolicy) return forbidden();
  return person.license === 'viewer' && endpoint.method !== 'GET' ? forbidden('viewer_license') : undefined;
};

/** A GET with an audit entry counts as a change, too: it makes a link, or exports a list. */
const changes = ({ method, access, audit }: EndpointShape): boolean =>
  method !== 'GET' || (access !== 'public' && audit !== null);

/** Whether the cookie stands for a session. If not, there is nothing to protect: an invented cookie that somebody has planted
 * must not keep people from logging in. */
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

/** Refuses what must wait for an own password or a second factor, and changes by support that may only read. */
const notYet = (endpoint: EndpointShape, person: Person, now: Date): Problem | undefined => {
  const { beforeOwnPassword, beforeSecondFactor, ownLogin } = endpoint;
  if (person.mustChangePassword && !beforeOwnPassword) return forbidden('own_password_first');
  if (mustSetUpSecondFactor(person, now) && !beforeOwnPassword && !beforeSecondFactor) {
    return forbidden('second_factor_first');
  }
  if (mayOnlyLook(person, now) && changes(endpoint) && !ownLogin) return forbidden('support_reads_only');
  return undefined;
};

const refusal = (endpoint: EndpointShape, person: Person, { clock }: Wiring): Problem | undefined =>
  notYet(endpoint, person, clock.now()) ?? missingFlags(endpoint, person);

/** Returns the caller, or throws if the endpoint is not open to them; undefined for endpoints open to everyone. */
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
  const refused = refusal(endpoint, person, wiring);
  if (refused) throw refused;
  return person;
};

/** Lets a read begin with the person whom its session last stood for; its transaction confirms that this still holds. It
 * saves a round trip to the database. Undefined when the session must be looked up first, as before every refusal. */
export const recallPerson = (
  { endpoint, handler }: Binding,
  request: FastifyRequest,
  wiring: Wiring,
): ReturnType<Recall> => {
  if (endpoint.access === 'public' || changes(endpoint)) return undefined;
  // Two-step handlers and streamed answers would work before the transaction has confirmed the person.
  if (typeof handler === 'object' || typeof endpoint.answer === 'string') return undefined;
  const token = readCookie(request, sessionCookie);
  const recalled = token ? wiring.recall(token, wantedOrganization(request)) : undefined;
  if (!recalled || refusal(endpoint, recalled.person, wiring)) return undefined;
  const expectedUser = idFrom(request.headers[userHeader]);
  return expectedUser === undefined || expectedUser === recalled.person.userId ? recalled : undefined;
};
