import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '#platform/server/config';
import { scheduleBackups } from './backup/schedule-backups.ts';
import { buildWeb } from './build-web.ts';
import { explainStart } from './explain-start.ts';
import { printWelcome } from './print-welcome.ts';
import { startDatabase } from './start-database.ts';

const log = (line: string): void => console.log(line);
const openParts: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

const start = async (): Promise<void> => {
  const config = readConfig();
  const building = buildWeb(log);
  building.catch(() => undefined);
  const database = await startDatabase(config, log);
  openParts.push(database.stop);
  await building;
  if (stopping) return;
  const { startWeb } = await import('./web.ts');
  // The owner's address is not passed on, so nothing that serves requests can get past row-level security.
  const web = await startWeb({
    ...config,
    databaseUrl: database.applicationUrl,
    adminDatabaseUrl: undefined,
  });
  openParts.push(() => web.close());
  if (!config.databaseUrl) openParts.push(scheduleBackups({ dataDir: config.dataDir, log }).stop);
  printWelcome(config, web.address, database.hasDemo);
  // Tells the parent process, which starts this one again when it dies.
  process.send?.('ready');
};

const stop = async (exitCode: number): Promise<void> => {
  await Promise.race([starting, pause(10_000)]);
  for (let close = openParts.pop(); close; close = openParts.pop()) {
    await close().catch((error: Error) => console.error(`Stopping: ${error.message}`));
  }
  process.exit(exitCode);
};

// A Ctrl-C reaches this process twice, from the terminal and from its parent: further signals change nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping ??= stop(0);
  });
}

const starting = start().catch((error: Error) => {
  if (stopping) return;
  console.error(explainStart(error));
  stopping = stop(1);
});
