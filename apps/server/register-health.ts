import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/server/db/database';

/** /healthz: the process answers. /readyz: the database does, too. */
export const registerHealth = (server: FastifyInstance, database: Database): void => {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', '1').send({ status: 'waiting for the database' });
    }
  });
};
