import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildWeb } from '../apps/server/build-web.ts';
import { findBrowser } from '../bin/browser.mjs';
import { processEnvironment } from '../platform/server/process-environment.ts';
import { fillAlone } from './fill.ts';
import { openBenchDatabase } from './open-database.ts';
import type { Options } from './options.ts';
import type { Result } from './result.ts';
import { startServer } from './start-server.ts';

/** npm fetches it only for this measurement: with its dependencies it is bigger than everything else that is installed. */
const program = 'lighthouse@13.5.0';

const run = promisify(execFile);

type Report = {
  categories: Record<'performance' | 'accessibility', { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>;
};

/** How often a visit is tried: now and then a recording of the browser lacks its beginning. */
const tries = 3;

/** One visit of a page with an empty cache, as on a phone with a slow processor and a slow line. */
const visit = async (address: string, headersFile: string): Promise<Report> => {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      program,
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance,accessibility',
      '--chrome-flags=--headless=new --no-sandbox',
      `--extra-headers=${headersFile}`,
    ],
    { env: { ...processEnvironment(), CHROME_PATH: findBrowser() }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
};

const visitAgain = async (address: string, headersFile: string, left = tries): Promise<Report> => {
  try {
    return await visit(address, headersFile);
  } catch (error) {
    if (left <= 1) throw error;
    console.log(`${address} was not measured, once more`);
    return visitAgain(address, headersFile, left - 1);
  }
};

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const resultsOf = (path: string, reports: readonly Report[], min: number): Result[] => {
  const of = (measure: (report: Report) => number) => middle(reports.map(measure));
  const audit = (name: string) => of(({ audits }) => audits[name]?.numericValue ?? 0);
  return [
    {
      work: `${path}, performance`,
      unit: 'points',
      measured: of((r) => r.categories.performance.score * 100),
      min,
    },
    {
      work: `${path}, accessibility`,
      unit: 'points',
      measured: of((r) => r.categories.accessibility.score * 100),
      min: 100,
    },
    { work: `${path}, largest contentful paint`, unit: 'ms', measured: audit('largest-contentful-paint') },
    { work: `${path}, total blocking time`, unit: 'ms', measured: audit('total-blocking-time') },
    { work: `${path}, layout shift`, unit: '', measured: audit('cumulative-layout-shift'), max: 0.05 },
    // The journey of the first load checks the limit of 30 files for a document.
    {
      work: `${path}, requests, with data and what is loaded ahead`,
      unit: '',
      measured: of(({ audits }) => audits['network-requests']?.details?.items.length ?? 0),
    },
  ];
};

const firstTask = async (address: string, headers: Record<string, string>) => {
  const response = await fetch(`${address}/api/v1/core/tasks?per_page=1`, { headers });
  const { payload } = (await response.json()) as { payload: { rows: { id: number; job: { id: number } }[] } };
  const [task] = payload.rows;
  if (!task) throw new Error('there is no task to open');
  return task;
};

/** Lighthouse's mobile figures of the pages that people open first. The map is drawn in software here. */
export const measureLighthouse = async (options: Options, directory: string): Promise<Result[]> => {
  if (!findBrowser()) throw new Error('no browser: install chromium or set BROWSER_PATH');
  await buildWeb(console.log);
  const database = await openBenchDatabase();
  const { admin } = await fillAlone(database, { tasks: 2000, sites: 200 });
  const server = await startServer(database.applicationUrl, directory);
  const task = await firstTask(server.address, admin);
  const pages: [path: string, min: number][] = [
    ['/login', 90],
    ['/', 90],
    ['/tasks', 90],
    ['/tasks?view=list', 90],
    [`/task/${task.id}`, 90],
    [`/job/${task.job.id}`, 90],
    ['/tasks/create', 90],
    ['/map', 60],
  ];
  try {
    const results: Result[] = [];
    for (const [path, min] of pages) {
      const headersFile = join(directory, 'headers.json');
      await writeFile(headersFile, JSON.stringify(path === '/login' ? {} : { cookie: admin.cookie }));
      const reports: Report[] = [];
      for (let pass = 0; pass < Math.min(3, options.passes); pass += 1) {
        reports.push(await visitAgain(`${server.address}${path}`, headersFile));
      }
      results.push(...resultsOf(path, reports, min));
    }
    return results;
  } finally {
    await server.stop();
    await database.close();
  }
};
