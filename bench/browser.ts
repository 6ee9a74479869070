import type { Browser, Page } from 'playwright-core';
import { buildWeb } from '../apps/server/build-web.ts';
import { type Filled, fillAlone } from './fill.ts';
import { openBrowser } from './open-browser.ts';
import { openBenchDatabase } from './open-database.ts';
import type { Options } from './options.ts';
import type { Result } from './result.ts';
import { signInBrowser } from './sign-in-browser.ts';
import { startServer } from './start-server.ts';
import { fillTower, measureTower } from './tower.ts';

/** The map is drawn in software here, so only figures of the same run can be compared. These flags make a page without
 * a map slower, which is why the list runs without them. */
const flags = {
  list: ['--no-sandbox'],
  map: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};

/** Latitude, longitude and zoom of the area that holds the sites of the benchmark companies. */
const middle = '41.5,-74.5,6';

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Milliseconds of each frame while `doing` runs. */
const framesDuring = async (page: Page, doing: () => Promise<void>): Promise<number[]> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      frames.push(now - last);
      last = now;
      (globalThis as unknown as { ticking: number }).ticking = requestAnimationFrame(tick);
    };
    Object.assign(globalThis, { frames, ticking: requestAnimationFrame(tick) });
  });
  await doing();
  return page.evaluate(() => {
    const { frames, ticking } = globalThis as unknown as { frames: number[]; ticking: number };
    cancelAnimationFrame(ticking);
    return frames.slice(1);
  });
};

const pan = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) {
    await page.mouse.move(900, 500);
    await page.mouse.down();
    for (let step = 1; step <= 30; step += 1) {
      await page.mouse.move(900 + (turn % 2 ? 8 : -8) * step, 500 + step * 2);
      await page.waitForTimeout(16);
    }
    await page.mouse.up();
  }
};

/** Milliseconds from a key to the frame that shows it: the worst of several keys. */
const worstKey = async (page: Page, words: string): Promise<number> => {
  await page.evaluate(() => {
    const worst = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) worst.ms = Math.max(worst.ms, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { worst });
  });
  await page.keyboard.type(words, { delay: 120 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { worst: { ms: number } }).worst.ms);
};

const open = async (browser: Browser, address: string, filled: Pick<Filled, 'admin'>): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: address });
  await signInBrowser(context, filled.admin.cookie, address);
  return context.newPage();
};

const withSites = async (
  { sites, args }: { sites: number; args: string[] },
  directory: string,
  measure: (page: Page) => Promise<Result[]>,
): Promise<Result[]> => {
  const database = await openBenchDatabase();
  const browser = await openBrowser(args);
  try {
    const filled = await fillAlone(database, { tasks: 2000, sites });
    await fillTower(database);
    const server = await startServer(database.applicationUrl, directory);
    try {
      return await measure(await open(browser, server.address, filled));
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    await database.close();
  }
};

const measureRows = async (page: Page, rows: number): Promise<Result[]> => {
  await page.goto('/map?view=list');
  await page.locator('main [role="option"]').first().waitFor({ timeout: 120_000 });
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.mouse.move(700, 600);
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, 400);
  });
  await page.locator('main input[type="search"]').click();
  const key = await worstKey(page, 'site 77');
  const among = `among ${rows.toLocaleString('en-US')} job sites`;
  return [
    { work: `elements of the page ${among}`, unit: '', measured: nodes, max: 1000 },
    { work: `frame while scrolling ${among}, p98`, unit: 'ms', measured: quantile(frames, 0.98), max: 25 },
    { work: `worst key of the search ${among}`, unit: 'ms', measured: key, max: 50 },
  ];
};

const measurePins = async (page: Page, pins: number): Promise<Result[]> => {
  const framesAt = async (address: string): Promise<number> => {
    await page.goto(address);
    await page.locator('.maplibregl-canvas').waitFor({ timeout: 120_000 });
    await page.waitForTimeout(6000);
    return quantile(await framesDuring(page, () => pan(page)), 0.5);
  };
  // The same part of the world with hardly any site. A map without any site would show a message in its middle.
  const blank = await framesAt(`/map?at=${middle}&q=J-777`);
  const full = await framesAt(`/map?at=${middle}`);
  return [
    {
      work: `frame while moving the map with ${pins.toLocaleString('en-US')} job sites, against hardly any`,
      unit: 'ms',
      measured: full,
      against: blank,
      ratio: full / blank,
      max: 1.1,
    },
  ];
};

/** What many job sites cost the browser. */
export const measureBrowser = async (options: Options, directory: string): Promise<Result[]> => {
  await buildWeb(console.log);
  return [
    ...(await withSites({ sites: options.rows, args: flags.list }, directory, (page) =>
      measureRows(page, options.rows).then(async (rows) => [...rows, ...(await measureTower(page))]),
    )),
    ...(await withSites({ sites: options.pins, args: flags.map }, directory, (page) =>
      measurePins(page, options.pins),
    )),
  ];
};
