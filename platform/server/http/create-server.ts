import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyUnderPressureOptions } from '@fastify/under-pressure';
import fastifyUnderPressure from '@fastify/under-pressure';
import fastify, {
  errorCodes,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { tooMany } from '#platform/contract/errors';
import { answerBroken } from './answer-broken.ts';
import type { Binding } from './binding.ts';
import { browserHeaders, isSecure } from './content-policy.ts';
import { sendError } from './error-answer.ts';
import { registerEndpoint } from './register-endpoint.ts';
import { shutDownGracefully } from './shut-down-gracefully.ts';
import type { Wiring } from './wiring.ts';

const faultsOf = ({ endpoint, handler }: Binding): string[] => {
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const declared = Object.keys(endpoint.params?.shape ?? {});
  const writes = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const checks: [boolean, string][] = [
    [!endpoint.access, 'declares no access'],
    [!endpoint.rate, 'declares no rate class'],
    [!endpoint.answer, 'declares no answer'],
    [endpoint.audit === undefined, 'declares no audit action'],
    [!handler, 'has no handler'],
    [
      endpoint.access === 'token' && !declared.includes('orgSlug'),
      'takes a token without naming its organization',
    ],
    [
      endpoint.shares !== undefined && endpoint.access !== 'token',
      'shares a record without asking for a token',
    ],
    [named.toSorted().join() !== declared.toSorted().join(), 'has params that differ from its path'],
    [writes && !endpoint.body && !endpoint.files && declared.length === 0, 'is a write without input'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, what]) => what);
};

/** Start-up fails when a row of the endpoint table is incomplete, so that no endpoint is served by oversight. */
const checkEndpoints = (bindings: readonly Binding[]): void => {
  const faults = bindings.flatMap((binding) =>
    faultsOf(binding).map((what) => `${binding.name} (${binding.endpoint.path}) ${what}`),
  );
  if (faults.length > 0) throw new Error(`endpoint table:\n${faults.join('\n')}`);
};

/** Milliseconds. The server is overloaded when its event loop is delayed longer than this, on average over `measured`. */
const latest = 2000;

/** Milliseconds. Long enough that one pause of the machine is no overload. */
const measured = 5000;

const overload = (): Error => Object.assign(new Error('overloaded'), { statusCode: 503 });

/** Calls of the API can be sent again. A page whose document or script was refused stays empty, so these, which cost
 * next to nothing, are always sent. */
const refuseCalls = async ({ routeOptions: { url } }: FastifyRequest): Promise<void> => {
  if (url?.startsWith('/api/')) throw overload();
};

/** Answers 503 to calls while the server is overloaded. */
export const shedLoad = async (
  app: FastifyInstance,
  options: FastifyUnderPressureOptions = { maxEventLoopDelay: latest, sampleInterval: measured },
): Promise<void> => {
  await app.register(fastifyUnderPressure, { ...options, pressureHandler: refuseCalls });
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Milliseconds for a body that is parsed as a whole; the limit of the server itself leaves time for uploads. Uploads are
 * read by their handler, after validation, so this limit does not apply to them. */
const limitBodyTime = (app: FastifyInstance, milliseconds: number): void => {
  const clocks = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = (request: FastifyRequest) => clearTimeout(clocks.get(request));
  app.addHook('preParsing', async (request) => {
    if (!hasBody(request)) return;
    const clock = setTimeout(() => request.raw.destroy(), milliseconds);
    clock.unref();
    clocks.set(request, clock);
  });
  app.addHook('preValidation', async (request) => stop(request));
  app.addHook('onResponse', async (request) => stop(request));
  app.addHook('onRequestAbort', async (request) => stop(request));
};

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
