import { type Config, readConfig } from '#platform/server/config';
import { refuseStrongRole } from '#platform/server/db/refuse-strong-role';
import { createLog } from '#platform/server/log';
import { buildWiring } from './build-wiring.ts';
import { failToStart } from './explain-start.ts';
import { releaseStart } from './release-start.ts';

/** A process that only works through the queues, beside web processes on the same database. */
const startWorker = async (config: Config): Promise<{ close: () => Promise<void> }> => {
  const { databaseUrl } = config;
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: a worker works beside a server on a database.');
  await refuseStrongRole(databaseUrl);
  const { startWork, close } = buildWiring(config, { databaseUrl, logger: createLog(config.logLevel) });
  await startWork();
  await releaseStart();
  return { close };
};

const starting = Promise.try(() => startWorker(readConfig())).catch(failToStart);
// A signal that comes before the end of the start must not cut off what is under way.
const stop = () => void starting.then(({ close }) => close()).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await starting;
console.log('Working');
