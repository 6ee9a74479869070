import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type EndpointShape, isBytes, type RateClass } from '#platform/contract/endpoint';
import { success } from '#platform/contract/envelope';
import { Problem, unauthenticated } from '#platform/contract/errors';
import { Unconfirmed } from '../db/confirmation.ts';
import { inTime } from '../in-time.ts';
import { authorize, recallPerson } from './authorize.ts';
import type { Binding } from './binding.ts';
import { type FileAnswer, type LaterAnswer, notModified, type RedirectAnswer } from './call.ts';
import { readCookie } from './cookies.ts';
import { ownHeaders } from './make-call.ts';
import { type Caller, runCall } from './run-call.ts';
import { type ShareAccess, shareCookie } from './share-access.ts';
import type { Wiring } from './wiring.ts';

/** RFC 5987: an ASCII name for old clients, and the real name for others. */
const disposition = (name: string, attachment: boolean): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  return `${attachment ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
};

const cacheControl: Record<NonNullable<FileAnswer['cache']>, string> = {
  never: 'no-store',
  // The browser may keep it, but must ask again before each use whether this person may still see it.
  private: 'private, no-cache',
  long: 'private, max-age=604800',
};

/** Bytes with their own headers; 304 when the reader has them, 206 for a range. */
const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply => {
  reply.header('x-content-type-options', 'nosniff').header('accept-ranges', 'bytes');
  reply.header('cache-control', cacheControl[file.cache ?? 'never']);
  if (file.etag) {
    reply.header('etag', file.etag);
    if (reply.request.headers['if-none-match'] === file.etag) {
      if (typeof file.body === 'object' && 'destroy' in file.body) file.body.destroy();
      return reply.code(304).send();
    }
  }
  if (file.name) reply.header('content-disposition', disposition(file.name, file.attachment ?? false));
  if (file.range) {
    const { start, end, total } = file.range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${total}`);
  }
  if (file.size !== undefined) reply.header('content-length', file.size);
  // A proxy must not buffer an answer that stays open, and its connection cannot be used again afterwards.
  if (file.mime === 'text/event-stream') reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
  return reply.type(file.mime).send(file.body);
};

/** Looks the cookie up on every call: it must stand for the organization and the record that the address names. Where the
 * address names no record, the token alone says which one of that kind. */
const requireShare = async (
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

/** Requests a minute for each person, or for each address when nobody is logged in. Many people log in from one address, so
 * guessing is slowed by the throttle of failed logins, not here. */
const rateClasses: Record<RateClass, number> = {
  read: 1200,
  // A page of photos asks for hundreds of small ones while somebody scrolls.
  file: 6000,
  write: 300,
  upload: 120,
  export: 20,
  'sign-in': 300,
  public: 60,
};

const callers = new WeakMap<FastifyRequest, Caller>();

/** Headers of answers to share tokens: no search engine lists them, and no other site learns their address. */
const discreet = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

export const urlOf = (endpoint: Binding['endpoint']): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1');
  return endpoint.root ? path : `/api/v1${path}`;
};

/** Milliseconds. Maximum time for a whole read, however many statements it has. Not for changes: the caller must learn whether
 * they were made. */
const timeout = 5000;

const isLater = (result: unknown): result is LaterAnswer =>
  typeof result === 'object' && result !== null && 'later' in result;

/** Runs the call. If the remembered person could not be confirmed, looks the session up and runs the call again. */
const confirmedCall = async (
  binding: Binding,
  wiring: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> => {
  const caller = callers.get(request) ?? {};
  try {
    return await runCall(binding, wiring, request, reply, caller);
  } catch (error) {
    const unconfirmed = error instanceof Unconfirmed;
    // Inputs are refused before a transaction has confirmed the person, so the session is checked before the refusal is sent.
    const refused = caller.confirmation && error instanceof Problem;
    if (!unconfirmed && !refused) throw error;
    for (const name of ownHeaders) reply.removeHeader(name);
    const person = await authorize(binding.endpoint, request, wiring);
    if (refused) throw error;
    return runCall(binding, wiring, request, reply, { person });
  }
};

/** Makes a route of one row of the endpoint table. */
export const registerEndpoint = (app: FastifyInstance, binding: Binding, wiring: Wiring): void => {
  const { endpoint } = binding;
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    // A HEAD request would run the whole call without an answer: count a view, open a stream.
    exposeHeadRoute: endpoint.root === true,
    ...(isBytes(endpoint) ? { compress: false as const } : {}),
    config: {
      rateLimit: {
        max: rateClasses[endpoint.rate],
        timeWindow: 60_000,
        // Requests with tokens are counted before the token is looked up, so that guessing is limited.
        hook: endpoint.access === 'token' ? 'onRequest' : 'preHandler',
        keyGenerator: (request: FastifyRequest) => {
          const person = callers.get(request)?.person;
          return `${endpoint.rate}:${person ? `${person.organizationId}:${person.userId}` : request.ip}`;
        },
      },
    },
    preHandler: async (request, reply) => {
      if (endpoint.access === 'token') {
        reply.headers(discreet);
        callers.set(request, { grant: await requireShare(endpoint, request, wiring) });
        return;
      }
      callers.set(
        request,
        recallPerson(binding, request, wiring) ?? { person: await authorize(endpoint, request, wiring) },
      );
    },
    handler: async (request, reply) => {
      const running = confirmedCall(binding, wiring, request, reply);
      const result = await (endpoint.method === 'GET' && !isBytes(endpoint)
        ? inTime(Math.max(0, timeout - reply.elapsedTime), () => running)
        : running);
      if (result === notModified) return reply.code(304).send();
      if (endpoint.answer === 'paper' && isLater(result)) {
        const { later, payload } = result;
        reply.code(202).headers({ location: later, 'retry-after': 1, 'cache-control': 'no-store' });
        return success(payload);
      }
      if (isBytes(endpoint)) return sendFile(reply, result as FileAnswer);
      if (endpoint.answer === 'redirect') {
        return reply
          .headers({ ...discreet, 'cache-control': 'no-store' })
          .redirect(String((result as RedirectAnswer).location));
      }
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      return success(result);
    },
  });
};
