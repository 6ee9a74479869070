import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBytes } from '#platform/contract/endpoint';
import { success } from '#platform/contract/envelope';
import { Problem } from '#platform/contract/errors';
import { Unconfirmed } from '../db/confirmation.ts';
import { inTime } from '../in-time.ts';
import { authorize, recallPerson } from './authorize.ts';
import type { Binding } from './binding.ts';
import { type FileAnswer, type LaterAnswer, notModified, type RedirectAnswer } from './call.ts';
import { ownHeaders } from './make-call.ts';
import { rateClasses } from './rate-classes.ts';
import { requireShare } from './require-share.ts';
import { type Caller, runCall } from './run-call.ts';
import { sendFile } from './send-file.ts';
import type { Wiring } from './wiring.ts';

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
