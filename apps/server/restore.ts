import { resolve } from 'node:path';
import { readConfig } from '#platform/server/config';
import { openStorage } from '#platform/server/storage/open-storage';
import { BackupError } from './backup/manifest.ts';
import { openInstallation } from './backup/open-installation.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { runCommand } from './backup/run-command.ts';

// Brings a backup into an empty installation: `npm run restore -- directory`, with DATA_DIR naming a new directory, or
// DATABASE_URL and ADMIN_DATABASE_URL an empty database. This is also the way from the embedded database to a server.
await runCommand(async (onStop) => {
  const config = readConfig();
  const [folder] = process.argv.slice(2);
  if (!folder) throw new BackupError('Name the directory of the backup: npm run restore -- directory');
  const installation = await openInstallation(config, console.log);
  onStop(installation.stop);
  const { ownerUrl } = installation;
  const manifest = await restoreBackup({
    ownerUrl,
    applicationUrl: config.databaseUrl,
    storage: openStorage(config),
    dataDir: config.dataDir,
    directory: resolve(folder),
    log: console.log,
  });
  console.log(
    `Restored ${manifest.organizations.length} organizations as they were at ${manifest.createdAt}.`,
  );
  console.log('Everybody signs in anew; work that was waiting (mail, imports) is not in a backup.');
});
