import type { FastifyInstance, FastifyRequest } from 'fastify';

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Milliseconds for a body that is parsed as a whole; the limit of the server itself leaves time for uploads. Uploads are
 * read by their handler, after validation, so this limit does not apply to them. */
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
