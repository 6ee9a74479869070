import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAuthenticate } from '#features/session/server';
import { catalogue } from '#platform/contract/messages/catalogue';
import { type Clock, systemClock } from '#platform/server/clock/clock';
import type { Config } from '#platform/server/config';
import { type Database, openDatabase } from '#platform/server/db/database';
import { openEvents } from '#platform/server/events/open-events';
import { openFeed } from '#platform/server/events/open-feed';
import { createServer, type ServerOptions } from '#platform/server/http/create-server';
import { openApi } from '#platform/server/http/openapi';
import { serveApiOnly, serveWeb } from '#platform/server/http/serve-web';
import type { Wiring } from '#platform/server/http/wiring';
import { type OpenQueue, openQueue } from '#platform/server/jobs/open-queue';
import { createLog } from '#platform/server/log';
import { openMail } from '#platform/server/mail/open-mail';
import { openStorage } from '#platform/server/storage/open-storage';
import { buildNumber } from './build-number.ts';
import { bindings, messages } from './features.ts';
import { listeners } from './listeners.ts';
import { registerHealth } from './register-health.ts';
import { workHandlers } from './work.ts';

export type App = {
  server: FastifyInstance;
  wiring: Wiring;
  database: Database;
  startWork: () => Promise<void>;
  close: () => Promise<void>;
};

export type AppOptions = ServerOptions & { clock?: Clock; databaseUrl: string; poolSize?: number };

const webDirectory = join(import.meta.dirname, '../../dist/web');

/** The whole server on one database, not yet listening: what a process starts and what tests inject into. */
export const buildApp = async (config: Config, options: AppOptions): Promise<App> => {
  const log = options.logger ?? createLog(config.logLevel);
  const database = openDatabase({
    url: options.databaseUrl,
    max: options.poolSize ?? 10,
    onError: (error) => log.warn({ err: error }, 'idle connection lost'),
  });
  const queue: OpenQueue = openQueue(options.databaseUrl, log);
  const wiring: Wiring = {
    config,
    database,
    queue,
    events: openEvents(listeners(queue)),
    feed: openFeed(options.databaseUrl, log),
    log,
    storage: openStorage(config),
    mail: openMail(config, log),
    clock: options.clock ?? systemClock,
    say: catalogue(messages),
    authenticate: createAuthenticate(database.identity),
    build: buildNumber(),
  };
  const server = await createServer(bindings, wiring, options);
  registerHealth(server, database);
  const endpoints = Object.fromEntries(bindings.map(({ name, endpoint }) => [name, endpoint]));
  const description = openApi(endpoints, {
    productName: config.productName,
    version: wiring.build,
    url: config.publicUrl,
  });
  server.get('/api/v1/openapi.json', async () => description);
  if (existsSync(join(webDirectory, 'index.html'))) await serveWeb(server, wiring, webDirectory);
  else serveApiOnly(server, wiring);
  return {
    server,
    wiring,
    database,
    startWork: () => queue.start(workHandlers(wiring)),
    close: async () => {
      await wiring.feed.close();
      await server.close();
      await queue.stop();
      await database.close();
    },
  };
};
