import pg from 'pg';
import type { Page } from 'playwright-core';
import { buildWeb } from '../apps/server/build-web.ts';
import { screens } from '../tests/journeys/harness/browser.ts';
import { beginLongInspection, sender } from '../tests/journeys/harness/long-inspection.ts';
import { untilOfflineReady } from '../tests/journeys/harness/until-offline-ready.ts';
import { fillAlone } from './fill.ts';
import { openBrowser } from './open-browser.ts';
import { openBenchDatabase } from './open-database.ts';
import type { Result } from './result.ts';
import { signInBrowser } from './sign-in-browser.ts';
import { startServer } from './start-server.ts';

const questions = 200;
const answered = 20;
/** How many times slower than this machine a phone of the lower middle class is. */
const slowdown = 4;

/** From now on records every touch: milliseconds to the frame that shows its effect. */
const watchTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const touches: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) touches.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(globalThis, { touches });
  });

/** Milliseconds of the longest touch since the last call. */
const longestTouch = async (page: Page): Promise<number> => {
  await page.waitForTimeout(800);
  return page.evaluate(() => {
    const { touches } = globalThis as unknown as { touches: number[] };
    return Math.max(0, ...touches.splice(0));
  });
};

type Touches = { answers: number[]; steps: number[] };

/** Answers one question of each section, from the first section to the last. */
const answerSome = async (page: Page): Promise<Touches> => {
  const [answers, steps]: [number[], number[]] = [[], []];
  for (let at = 0; at < answered; at += 1) {
    const question = page.locator('[data-question]').nth(at % 5);
    await question
      .locator('button')
      .nth(at % 3)
      .tap();
    answers.push(await longestTouch(page));
    if (at === answered - 1) break;
    await page.locator('[data-forward]').tap();
    steps.push(await longestTouch(page));
  }
  return { answers, steps };
};

const resultsOf = (what: string, touches: readonly number[]): Result[] => {
  const sorted = touches.toSorted((a, b) => a - b);
  const work = `${what}, ${questions} questions at ${slowdown}x CPU slowdown`;
  return [
    { work: `${work}: longest`, unit: 'ms', measured: sorted.at(-1) ?? 0, max: 100 },
    { work: `${work}: middle`, unit: 'ms', measured: sorted[Math.floor(sorted.length / 2)] ?? 0, max: 100 },
  ];
};

/** The longest interactions of answering, in an inspection of 200 questions, on a slow phone. */
export const measureWalk = async (directory: string): Promise<Result[]> => {
  await buildWeb(console.log);
  const database = await openBenchDatabase();
  const browser = await openBrowser();
  try {
    const { admin } = await fillAlone(database, { tasks: 200, sites: 20 });
    const superuser = new pg.Client({ connectionString: database.superuserUrl });
    await superuser.connect();
    const { rows } = await superuser.query('select job_id, building_id from job_buildings limit 1');
    await superuser.end();
    const server = await startServer(database.applicationUrl, directory);
    try {
      const site = { jobId: rows[0].job_id, buildingId: rows[0].building_id };
      const { id } = await beginLongInspection(sender(server.address, admin), site, questions);
      const context = await browser.newContext({
        ...screens.phone,
        baseURL: server.address,
      });
      await signInBrowser(context, admin.cookie, server.address);
      const page = await context.newPage();
      await page.goto(`/quality/inspections/create?id=${id}`);
      await page.locator('[data-question]').first().waitFor({ timeout: 60_000 });
      // Bringing everything ahead must be over: the server that sends it runs on this same machine.
      await untilOfflineReady(page);
      await page.waitForTimeout(1000);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await watchTouches(page);
      const { answers, steps } = await answerSome(page);
      return [...resultsOf('touch that answers', answers), ...resultsOf('step to the next section', steps)];
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
    await database.close();
  }
};
