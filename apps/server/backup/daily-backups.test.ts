import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dailyDirectory, isDue, nameOf, placeDaily, removeOld } from './daily-backups.ts';

const now = new Date('2027-03-10T08:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cora-daily-'));
});

afterEach(() => rm(dataDir, { recursive: true }));

const add = (name: string) => mkdir(join(dailyDirectory(dataDir), name), { recursive: true });
const names = async () => (await readdir(dailyDirectory(dataDir))).sort();

it('is due without a backup, a day after the newest, and when the clock was set back a day', async () => {
  expect(await isDue(dataDir, now)).toBe(true);
  await add(nameOf(daysAgo(0.9)));
  expect(await isDue(dataDir, now)).toBe(false);
  expect(await isDue(dataDir, daysAgo(-0.2))).toBe(true);
  expect(await isDue(dataDir, daysAgo(3))).toBe(true);
});

it('keeps seven days and always the newest', async () => {
  for (const days of [10, 8, 6.9, 1]) await add(nameOf(daysAgo(days)));
  expect(await removeOld(dataDir, now)).toBe(2);
  expect(await names()).toEqual([nameOf(daysAgo(6.9)), nameOf(daysAgo(1))]);
  expect(await removeOld(dataDir, daysAgo(-30))).toBe(1);
  expect(await names()).toEqual([nameOf(daysAgo(1))]);
});

it('shares files with the newest whole one and clears what a dead process left half done', async () => {
  await add(nameOf(daysAgo(2)));
  await add(`${nameOf(daysAgo(1))}.part-999999999`);
  await add(`${nameOf(now)}.part-${process.pid}`);
  const { directory, previous } = await placeDaily(dataDir, now);
  expect(directory).toBe(join(dailyDirectory(dataDir), '2027-03-10T08-00-00Z'));
  expect(previous).toBe(join(dailyDirectory(dataDir), nameOf(daysAgo(2))));
  expect(await names()).toEqual([nameOf(daysAgo(2)), `${nameOf(now)}.part-${process.pid}`]);
});
