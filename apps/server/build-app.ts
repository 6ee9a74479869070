import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isSharedPage } from '#features/sites/sharing/contract';
import type { Config } from '#platform/server/config';
import type { Database } from '#platform/server/db/database';
import { createServer, type ServerOptions } from '#platform/server/http/create-server';
import { openApi } from '#platform/server/http/openapi';
import { answerUnknown, serveWeb } from '#platform/server/http/serve-web';
import type { Wiring } from '#platform/server/http/wiring';
import { buildWiring, type WiringOptions } from './build-wiring.ts';
import { firstAnswers } from './first-answers.ts';
import { product } from './product.ts';
import { registerHealth } from './register-health.ts';

export type App = {
  server: FastifyInstance;
  wiring: Wiring;
  database: Database;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
};

export type AppOptions = ServerOptions & WiringOptions;

const webDirectory = join(import.meta.dirname, '../../dist/web');

/** The whole server on one database, not yet listening: what a process starts and what tests inject into. */
export const buildApp = async (config: Config, options: AppOptions): Promise<App> => {
  const { wiring, database, startWork, close } = buildWiring(config, options);
  const server = await createServer(product.bindings, wiring, options);
  registerHealth(server, database);
  const endpoints = Object.fromEntries(product.bindings.map(({ name, endpoint }) => [name, endpoint]));
  const about = { productName: config.productName, version: wiring.build, url: config.publicUrl };
  // Made at the first request: at the start it would cost more than all the rest. Kept as text, which takes a tenth of the
  // memory.
  let description: string | undefined;
  server.get('/api/v1/openapi.json', async (_request, reply) => {
    description ??= JSON.stringify(openApi(endpoints, about));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  answerUnknown(server, wiring);
  if (existsSync(join(webDirectory, 'index.html')))
    await serveWeb(server, wiring, webDirectory, {
      isShared: isSharedPage,
      start: firstAnswers(server, product.gather('previewText')),
    });
  return {
    server,
    wiring,
    database,
    startWork,
    close: async () => {
      await wiring.feed.close();
      await server.close();
      await close();
    },
  };
};
