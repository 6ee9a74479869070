import { buildApp } from '../apps/server/build-app.ts';
import { readConfig } from '../platform/server/config.ts';
import { createLog } from '../platform/server/log.ts';

// One web process as in production, but without rate limits: the eight clients of a load run count as one person.
const config = readConfig();
const app = await buildApp(config, {
  databaseUrl: config.databaseUrl ?? '',
  logger: createLog(config.logLevel),
  rateLimits: false,
});
await app.server.listen({ host: config.host, port: config.port });
if (process.argv.includes('--work')) await app.startWork();
console.log(JSON.stringify(app.server.addresses()[0]));
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
