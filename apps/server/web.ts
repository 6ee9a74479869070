import { countOrganizations, createOrganizationLink } from '#features/accounts/session/server';
import { type Config, readConfig } from '#platform/server/config';
import type { Identity } from '#platform/server/db/identity';
import { outlastOutages } from '#platform/server/db/outlast-outages';
import { refuseStrongRole } from '#platform/server/db/refuse-strong-role';
import { createLog } from '#platform/server/log';
import { buildApp } from './build-app.ts';
import { failToStart } from './explain-start.ts';
import { releaseStart } from './release-start.ts';

export type RunningWeb = { address: string; close: () => Promise<void> };

/** One web process, with workers unless told otherwise. `config.databaseUrl` names the restricted role. Rate limits are
 * meant for people: programs that put load on a server turn them off. */
export const startWeb = async (
  config: Config = readConfig(),
  { rateLimits = true }: { rateLimits?: boolean } = {},
): Promise<RunningWeb> => {
  const databaseUrl = config.databaseUrl;
  if (!databaseUrl) throw new Error('DATABASE_URL is missing: `npm start` brings its own database.');
  await refuseStrongRole(databaseUrl);
  const log = createLog(config.logLevel);
  const app = await buildApp(config, { databaseUrl, logger: log, rateLimits });
  // Done before anybody can connect, so that nobody waits for it.
  await app.server.ready();
  await releaseStart();
  const address = await app.server.listen({ host: config.host, port: config.port });
  if (config.workers) await app.startWork();
  await outlastOutages(() => showFirstLink(app.database.identity, config.publicUrl));
  // Answers what is under way first: platform/server/http/shut-down-gracefully.ts.
  return { address, close: app.close };
};

const showFirstLink = async (identity: Identity, publicUrl: string): Promise<void> => {
  if ((await countOrganizations(identity)) > 0) return;
  const link = await createOrganizationLink(identity, publicUrl, new Date());
  console.log(`No organization yet. Create the first one within 7 days at\n  ${link}`);
};

if (import.meta.main) {
  const starting = Promise.try(() => startWeb()).catch(failToStart);
  // A signal that comes before the end of the start must not cut off what is under way.
  const stop = () => void starting.then(({ close }) => close()).then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`Ready at ${(await starting).address}`);
}
