import type { FastifyInstance, FastifyRequest } from 'fastify';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** The server's own limit has to leave time for uploads; a body that is parsed as a whole must arrive sooner. Uploads are
 * read by their handler, after validation, and so are past this clock. */
export const limitBodyTime = (app: FastifyInstance, milliseconds: number): void => {
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
