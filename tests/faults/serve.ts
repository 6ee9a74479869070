import { buildApp } from '../../apps/server/build-app.ts';
import { startDatabase } from '../../apps/server/start-database.ts';
import { readConfig } from '../../platform/server/config.ts';
import { createLog } from '../../platform/server/log.ts';

// The server of `npm start`, but without building pages and without rate limits, because the clients of a fault test
// never pause.
const config = { ...readConfig(), demo: false as const };
const database = await startDatabase(config, console.error);
const app = await buildApp(config, {
  databaseUrl: database.applicationUrl,
  logger: createLog(config.logLevel),
  rateLimits: false,
});
const start = async (): Promise<void> => {
  await app.server.listen({ host: config.host, port: config.port });
  await app.startWork();
  console.log('ready');
};

const starting = start();

// Requests are answered before the work of the queues has started.
process.once('SIGTERM', async () => {
  await starting;
  await app.close();
  await database.stop();
  process.exit(0);
});
