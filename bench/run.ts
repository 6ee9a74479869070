import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from './fill.ts';
import { measure } from './measure.ts';
import { openBenchDatabase } from './open-database.ts';
import { readOptions } from './options.ts';
import { printTable } from './print-table.ts';
import { createRecorder } from './record-statements.ts';
import { cellsOf, columns } from './row.ts';
import { startServer } from './start-server.ts';

// Ratios of one run: our server against the same statements from pgbench. See docs/performance.md.
const options = readOptions();
const directory = await mkdtemp(join(tmpdir(), 'cora-bench-'));
const database = await openBenchDatabase();
try {
  console.log(`Filling in ${options.tasks} tasks and ${options.sites} job sites ...`);
  const filled = await fill(database, options);
  const recorder = await createRecorder(database.applicationUrl, directory);
  const server = await startServer(database.applicationUrl, directory, options.profile);
  try {
    const databaseUrl = database.applicationUrl;
    const rows = await measure({ options, filled, recorder, server, directory, databaseUrl });
    printTable([columns, ...rows.map(cellsOf)]);
  } finally {
    await server.stop();
    await recorder.close();
  }
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
