import type { Browser } from 'playwright-core';
import { buildWeb } from '../apps/server/build-web.ts';
import { screens } from '../tests/journeys/harness/browser.ts';
import { slowDown } from '../tests/journeys/harness/slow-line.ts';
import { untilOfflineReady } from '../tests/journeys/harness/until-offline-ready.ts';
import { fillAlone } from './fill.ts';
import { openBrowser } from './open-browser.ts';
import { openBenchDatabase } from './open-database.ts';
import type { Result } from './result.ts';
import { signInBrowser } from './sign-in-browser.ts';
import { startServer } from './start-server.ts';

/** Seconds from an empty cache to the sign that people can work without a network. */
const secondsUntil = async (
  browser: Browser,
  address: string,
  { cookie, slow }: { cookie: string | undefined; slow: boolean },
): Promise<number> => {
  const context = await browser.newContext({
    ...screens.phone,
    baseURL: address,
  });
  await signInBrowser(context, cookie, address);
  const page = await context.newPage();
  if (slow) await slowDown(context, page);
  const since = performance.now();
  await page.goto('/');
  await untilOfflineReady(page, 120_000);
  const seconds = (performance.now() - since) / 1000;
  await context.close();
  return seconds;
};

/** Measures how soon a phone has everything that people need to work without a network. */
export const measureOfflineReady = async (directory: string): Promise<Result[]> => {
  await buildWeb(console.log);
  const database = await openBenchDatabase();
  const browser = await openBrowser();
  try {
    const { admin } = await fillAlone(database, { tasks: 2000, sites: 200 });
    const server = await startServer(database.applicationUrl, directory);
    const measured = (slow: boolean) => secondsUntil(browser, server.address, { cookie: admin.cookie, slow });
    try {
      return [
        { work: 'ready to work without a network', unit: 's', measured: await measured(false), max: 10 },
        { work: 'the same at 400 ms and 50 kB/s', unit: 's', measured: await measured(true), max: 40 },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    await database.close();
  }
};
