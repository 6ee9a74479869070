import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../apps/web/pages.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { screens, signIn } from './harness/browser.ts';

const { browser, product, visit } = beginJourney();

/** Comes after the page, which shows its list meanwhile. */
const mapLibrary = /\/(site-map|map-worker)-/;

/** Kilobytes of script that opening an address brings, compressed; and every host that was asked. */
const load = async (page: Page, address: string): Promise<{ kilobytes: number; hosts: string[] }> => {
  const sizes: Promise<number>[] = [];
  const hosts = new Set<string>();
  page.removeAllListeners('response');
  page.on('response', (response) => {
    hosts.add(new URL(response.url()).host);
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    if (mapLibrary.test(response.url())) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: Math.round(bytes / 1000), hosts: [...hosts] };
};

const most = { signIn: 75, page: 230 };

/** The ways of the route table whose parameters are known, each with a record. */
const addressesFor = (known: Record<string, string>): string[] =>
  pages
    .map(({ path }) =>
      path.replace(/\/\{-\$\w+\}/g, '').replace(/\$\w+/g, (name) => known[name.slice(1)] ?? name),
    )
    .filter((address) => !address.includes('$'));

const firstOf = async (page: Page, call: string): Promise<string> => {
  const { payload } = await (await page.request.get(call)).json();
  return String(payload.rows[0].id);
};

/** A task that strangers may see. */
const publicTask = async (page: Page): Promise<string> => {
  const { payload } = await (await page.request.get('/api/v1/core/tasks')).json();
  const { id } = payload.rows.find((row: { internal_only: boolean }) => !row.internal_only);
  return String(id);
};

/** By address of a shared page: what brings the token that opens it alone into a browser. */
const sharedPages = async (page: Page, known: { taskId: string; recurringId: string }) => {
  const shown = {
    [`/demo/task/${known.taskId}`]: `/core/tasks/${known.taskId}`,
    [`/demo/task/series/${known.recurringId}`]: `/core/task/series/${known.recurringId}`,
  };
  const links = new Map<string, string>();
  for (const [address, record] of Object.entries(shown)) {
    const { payload } = await (await page.request.get(`/api/v1${record}/share-link`)).json();
    links.set(address, `/r/${payload.token}`);
  }
  return links;
};

/** The series of a task that repeats. */
const firstSeries = async (page: Page): Promise<string> => {
  const taskId = await firstOf(page, '/api/v1/core/tasks?q=floor%20polish');
  const { payload } = await (await page.request.get(`/api/v1/core/tasks/${taskId}`)).json();
  return String(payload.series.id);
};

describe('the first load', () => {
  it('of the sign-in page stays below 75 kB of script, from the product alone', async () => {
    const { context, page } = await visit();
    const { kilobytes, hosts } = await load(page, '/login');
    expect(kilobytes).toBeLessThanOrEqual(most.signIn);
    expect(hosts).toEqual([new URL(product().address).host]);
    await context.close();
  });

  it('of every page stays below 230 kB of script, from the product alone', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    const known = {
      jobId: await firstOf(page, '/api/v1/jobs?per_page=25'),
      taskId: await publicTask(page),
      orgSlug: 'demo',
      recurringId: await firstSeries(page),
    };
    const links = await sharedPages(page, known);
    const storageState = await context.storageState();
    await context.close();
    const weights: Record<string, number> = {};
    for (const address of addressesFor(known)) {
      const cold = await browser().newContext({
        ...screens.desktop,
        baseURL: product().address,
        storageState,
      });
      const link = links.get(address);
      if (link) await cold.request.get(link);
      const { kilobytes, hosts } = await load(await cold.newPage(), address);
      weights[address] = kilobytes;
      expect(hosts, address).toEqual([new URL(product().address).host]);
      await cold.close();
    }
    console.log(weights);
    expect(Object.entries(weights).filter(([, kilobytes]) => kilobytes > most.page)).toEqual([]);
  });
});
