import { importBuilt } from '../../apps/server/import-built.ts';
import { startDatabase } from '../../apps/server/start-database.ts';
import { readConfig } from '../../platform/server/config.ts';

// The server of `npm start`, but without building pages and without rate limits, because the clients of a fault test
// never pause.
const config = { ...readConfig(), demo: false as const };
const { startWeb } = await importBuilt('web', console.error);
const database = await startDatabase(config, console.error);
const starting = startWeb({ ...config, databaseUrl: database.applicationUrl }, { rateLimits: false });

// Requests are answered before the work of the queues has started.
process.once('SIGTERM', async () => {
  const { close } = await starting;
  await close();
  await database.stop();
  process.exit(0);
});
