import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '#platform/server/db/embedded/start-embedded';
import { migrate } from '../migrate.ts';
import { dailyDirectory, nameOf } from './daily-backups.ts';
import { type BackupSchedule, scheduleBackups } from './schedule-backups.ts';
import { verifyBackup } from './verify-backup.ts';

const day = 24 * 3_600_000;
const log: string[] = [];
let dataDir: string;
let database: EmbeddedDatabase;
let schedule: BackupSchedule | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cora-schedule-'));
  database = await startEmbedded({ dataDir, log: () => undefined, durable: false });
  await migrate({ ownerUrl: database.ownerUrl });
});
afterAll(async () => {
  await schedule?.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const names = async (): Promise<string[]> => (await readdir(dailyDirectory(dataDir))).sort();

it('takes a backup when a day has passed since the last, not before, and then waits for the next day', async () => {
  const old = nameOf(new Date(Date.now() - 9 * day));
  const last = nameOf(new Date(Date.now() - day + 3000));
  for (const name of [old, last]) await mkdir(join(dailyDirectory(dataDir), name), { recursive: true });
  schedule = scheduleBackups({ dataDir, log: (line) => log.push(line), every: 100, first: 0 });
  await pause(1000);
  expect(await names()).toEqual([old, last]);
  await expect.poll(() => log, { timeout: 30_000 }).toEqual(['The daily backup is done']);
  await pause(500);
  const [kept, made, ...others] = await names();
  expect({ kept, others }).toEqual({ kept: last, others: [] });
  const { faults } = await verifyBackup(join(dailyDirectory(dataDir), made ?? ''));
  expect(faults).toEqual([]);
  expect(log).toHaveLength(1);
});
