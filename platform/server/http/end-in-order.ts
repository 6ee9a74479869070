import type { FastifyInstance } from 'fastify';

/** While the server closes, answers under way end their connections, which would otherwise stay open for the next
 * request; who is not done after `patience` is cut off. */
export const endInOrder = (app: FastifyInstance, patience: number): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
};
