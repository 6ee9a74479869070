import { resolve } from 'node:path';
import { BackupError } from './backup/manifest.ts';
import { runCommand } from './backup/run-command.ts';
import { verifyBackup } from './backup/verify-backup.ts';

// Reads a whole backup and compares it with its manifest: `npm run verify -- directory`. No database is needed.
await runCommand(async () => {
  const [directory] = process.argv.slice(2);
  if (!directory) throw new BackupError('Name the directory of the backup: npm run verify -- directory');
  const { manifest, faults } = await verifyBackup(resolve(directory));
  if (faults.length > 0) throw new BackupError(`The backup is damaged:\n  ${faults.join('\n  ')}`);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { organizations, files, createdAt } = manifest;
  console.log(
    `Whole: ${organizations.length} organizations, ${rows} rows, ${files.count} files (${files.bytes} bytes) of ${createdAt}`,
  );
});
