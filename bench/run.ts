import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureBrowser } from './browser.ts';
import { measureBulk } from './bulk.ts';
import { type Filled, fill } from './fill.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrowth } from './growth.ts';
import { measureImport } from './import.ts';
import { measureWalk } from './inspection-walk.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measure } from './measure.ts';
import { measureOfflineReady } from './offline-ready.ts';
import { type BenchDatabase, openBenchDatabase } from './open-database.ts';
import { readOptions } from './options.ts';
import { printTable } from './print-table.ts';
import { createRecorder } from './record-statements.ts';
import { cellsOfResult, type Result, resultColumns } from './result.ts';
import { cellsOf, columns } from './row.ts';
import { measureServer } from './server-memory.ts';
import { measureSoak } from './soak.ts';
import { startServer } from './start-server.ts';

// Ratios of one run: our server against the same statements from pgbench. See docs/performance.md.
const options = readOptions();
const directory = await mkdtemp(join(tmpdir(), 'cora-bench-'));

/** The measurements that compare with pgbench, and others that need the same rows. */
const measureDatabase = async (): Promise<Result[]> => {
  const database = await openBenchDatabase();
  try {
    console.log(`Filling in ${options.tasks} tasks and ${options.sites} job sites ...`);
    const filled = await fill(database, options);
    if (wants('http')) await measureRequests(database, filled);
    return [
      ...(wants('server') ? await measureServer(database.applicationUrl, directory, filled) : []),
      ...(wants('server') ? [await measureSoak(database.applicationUrl, directory, filled)] : []),
      ...(wants('import') ? await measureImport(database, directory, filled) : []),
      ...(wants('bulk') ? await measureBulk(database.applicationUrl, directory, filled) : []),
    ];
  } finally {
    await database.close();
  }
};

const measureRequests = async (database: BenchDatabase, filled: Filled): Promise<void> => {
  const databaseUrl = database.applicationUrl;
  const recorder = await createRecorder(databaseUrl, directory);
  const server = await startServer(databaseUrl, directory, { profile: options.profile });
  try {
    const rows = await measure({ options, filled, recorder, server, directory, databaseUrl });
    printTable([columns, ...rows.map(cellsOf)]);
  } finally {
    await server.stop();
    await recorder.close();
  }
};

const wants = (group: string): boolean => options.groups.length === 0 || options.groups.includes(group);

try {
  const results: Result[] = [];
  if (wants('first-load')) results.push(...(await measureFirstLoad()));
  if (['http', 'server', 'import', 'bulk'].some(wants)) results.push(...(await measureDatabase()));
  if (wants('offline-ready')) results.push(...(await measureOfflineReady(directory)));
  if (wants('walk')) results.push(...(await measureWalk(directory)));
  if (wants('browser')) results.push(...(await measureBrowser(options, directory)));
  if (wants('lighthouse')) results.push(...(await measureLighthouse(options, directory)));
  if (wants('growth')) results.push(...(await measureGrowth(options, directory)));
  if (results.length > 0) printTable([resultColumns, ...results.map(cellsOfResult)]);
} finally {
  await rm(directory, { recursive: true, force: true });
}
