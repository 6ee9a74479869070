import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { tooMany } from '#platform/contract/errors';
import { answerBroken } from './answer-broken.ts';
import type { Binding } from './binding.ts';
import { checkEndpoints } from './check-endpoints.ts';
import { browserHeaders, isSecure } from './content-policy.ts';
import { sendError } from './error-answer.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { registerEndpoint } from './register-endpoint.ts';
import { shedLoad } from './shed-load.ts';
import { shutDownGracefully } from './shut-down-gracefully.ts';
import type { Wiring } from './wiring.ts';

export type ServerOptions = { rateLimits?: boolean; logger?: FastifyBaseLogger };

/** Milliseconds. With Node's defaults a client that sends its headers slowly keeps a connection for more than 75 s. */
const limits = { request: 30_000, upload: 20 * 60_000, headers: 10_000, checking: 2000 };

const shutdownTimeouts = { drain: 100, idleCheck: 1000, timeout: 30_000 };

/** A number says how many proxies in front of this server are trusted. */
const hops = (trust: Wiring['config']['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** Mail programs post a form to the address in a mail (RFC 8058); what it says is always the same. Only addresses outside of
 * the API take one: another site can make a browser post forms, but not JSON. */
const takeFormsAtRoot = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _form, done) => {
      // The route says where it is; the address may be written with codes, as in %61pi.
      if (request.routeOptions.url?.startsWith('/api/'))
        return done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
      done(null, {});
    },
  );
};

/** The HTTP server of the endpoint table; pages and health are added by the application. */
export const createServer = async (
  bindings: readonly Binding[],
  wiring: Wiring,
  { rateLimits = true, logger }: ServerOptions = {},
): Promise<FastifyInstance> => {
  checkEndpoints(bindings);
  const headers = browserHeaders(wiring.config);
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    requestTimeout: limits.upload,
    connectionTimeout: 0,
    bodyLimit: 1_048_576,
    trustProxy: hops(wiring.config.trustProxy),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.checking },
    routerOptions: { maxParamLength: 200 },
    // Addresses that no route can be found for are answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      sendError(wiring, request, reply, error);
    },
    clientErrorHandler: (error, socket) => answerBroken(error, socket, wiring, headers),
  });
  app.decorate('isSecure', isSecure(wiring.config));
  app.setErrorHandler((error, request, reply) => sendError(wiring, request, reply, error));

  await app.register(fastifyCookie);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(fastifyMultipart);
  takeFormsAtRoot(app);
  if (rateLimits) {
    await app.register(fastifyRateLimit, {
      global: false,
      errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
    });
  }
  await shedLoad(app);
  // Devices correct their time by this header: the same clock judges the times that they send.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', wiring.clock.now().toUTCString());
    done();
  });
  limitBodyTime(app, limits.request);
  shutDownGracefully(app, shutdownTimeouts);
  for (const binding of bindings) registerEndpoint(app, binding, wiring);
  return app;
};
