import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import { readConfig } from '#platform/server/config';
import { openStorage } from '#platform/server/storage/open-storage';
import { isDue, nameOf, placeDaily, removeOld } from './backup/daily-backups.ts';
import { openInstallation } from './backup/open-installation.ts';
import { runCommand } from './backup/run-command.ts';
import { writeBackup } from './backup/write-backup.ts';

// Writes all rows of one moment and all stored files into a new directory: `npm run backup -- directory`. It holds
// everything people entered and the hashes of their passwords: keep it where only you can read it, and on another machine.
// Sessions, links under way and waiting work are left out. `--daily` is what the server itself does once a day.
await runCommand(async (onStop) => {
  const config = readConfig();
  const [option] = process.argv.slice(2);
  const daily = option === '--daily';
  const now = new Date();
  if (daily) setPriority(10);
  if (daily && !(await isDue(config.dataDir, now))) return;
  const place = daily
    ? await placeDaily(config.dataDir, now)
    : { directory: resolve(option ?? `backup-${nameOf(now)}`), previous: undefined };
  const installation = await openInstallation(config, () => undefined);
  onStop(installation.stop);
  const { readerUrl } = installation;
  const manifest = await writeBackup({ readerUrl, storage: openStorage(config), ...place });
  if (daily) await removeOld(config.dataDir, now);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows and ${manifest.files.count} files are in ${place.directory}`);
  for (const key of manifest.missingFiles) console.error(`The store did not have the file ${key}`);
});
