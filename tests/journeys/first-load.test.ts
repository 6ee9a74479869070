import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pages } from '../../apps/web/pages.ts';
import { ask } from './harness/ask.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { screens, signIn } from './harness/browser.ts';
import { publicTask, weeklyPolish } from './harness/demo-records.ts';

const { browser, product, visit } = beginJourney();

/** Comes after the page, which shows its list meanwhile. */
const mapLibrary = /\/(site-map|map-worker)-/;

/** Milliseconds: the parts that a page asks for once it stands belong to its first load. What it fetches ahead comes later. */
const aMoment = 1000;

const sizeOf = async (request: Request): Promise<number> => {
  const response = await request.response();
  return response?.ok() ? gzipSync(await response.body()).length : 0;
};

/** Kilobytes of script that opening an address brings, compressed; and every host that was asked. */
const load = async (page: Page, address: string): Promise<{ kilobytes: number; hosts: string[] }> => {
  const sizes: Promise<number>[] = [];
  const hosts = new Set<string>();
  page.removeAllListeners('request');
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
    if (request.resourceType() === 'script' && !mapLibrary.test(request.url())) sizes.push(sizeOf(request));
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(aMoment);
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

/** By address of a shared page: what brings the token that opens it alone into a browser. */
const sharedPages = async (page: Page, known: { taskId: string; recurringId: string }) => {
  const shown = {
    [`/demo/task/${known.taskId}`]: `/core/tasks/${known.taskId}`,
    [`/demo/task/series/${known.recurringId}`]: `/core/task/series/${known.recurringId}`,
  };
  const links = new Map<string, string>();
  for (const [address, record] of Object.entries(shown)) {
    const { token } = await ask(page, `${record}/share-link`);
    links.set(address, `/r/${token}`);
  }
  return links;
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
      jobId: String((await ask(page, '/jobs?per_page=25')).rows[0].id),
      taskId: String((await publicTask(page)).id),
      orgSlug: 'demo',
      recurringId: String((await weeklyPolish(page)).id),
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
