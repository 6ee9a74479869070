import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { maxFiles, scriptLimit } from '../../bin/build/page-limits.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { screens, signIn } from './harness/browser.ts';
import { type SampledPages, samplePages } from './harness/sampled-pages.ts';

const { browser, product, visit } = beginJourney();

/** The map's code is loaded after the page, which shows its list meanwhile. */
const mapLibrary = /\/(site-map|map-worker)-/;

/** Milliseconds. Parts that a page loads right after it is shown belong to its first load; what it preloads comes
 * later. */
const aMoment = 1000;

/** Milliseconds without a request after which a page has all that follows: after a second the shell begins to preload. */
const quiet = 700;

const sizeOf = async (request: Request): Promise<number> => {
  const response = await request.response();
  return response?.ok() ? gzipSync(await response.body()).length : 0;
};

/** Kilobytes of compressed script that an address loads, and every host that was asked. */
const load = async (page: Page, address: string): Promise<{ kilobytes: number; hosts: string[] }> => {
  const sizes: Promise<number>[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
    if (request.resourceType() === 'script' && !mapLibrary.test(request.url())) sizes.push(sizeOf(request));
  });
  await page.goto(address);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(aMoment);
  page.removeAllListeners('request');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: Math.round(bytes / 1000), hosts: [...hosts] };
};

const max = { signIn: 76, filesInAll: 45 };

/** Pages that load most parts after they are shown, which only a browser can count. Other pages load next to none: what
 * they load is counted in the build, see tests/architecture/page-limits.test.ts. */
const measured = ['/', '/tasks', '/profile'];

let samples: Promise<SampledPages> | undefined;

/** Created only once, because the names of samples are unique. */
const sampled = (): Promise<SampledPages> => {
  samples ??= samplePages(product());
  return samples;
};

describe('the first load', () => {
  it('of the sign-in page stays below 76 kB of script, from the product alone', async () => {
    const { context, page } = await visit();
    const { kilobytes, hosts } = await load(page, '/login');
    expect(kilobytes).toBeLessThanOrEqual(max.signIn);
    expect(hosts).toEqual([new URL(product().address).host]);
    await context.close();
  });

  it('of three pages with all their parts stays below its limit of script, from the product alone', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    const storageState = await context.storageState();
    await context.close();
    const { addressOf } = await sampled();
    const weights: Record<string, number> = {};
    for (const path of measured) {
      const cold = await browser().newContext({
        ...screens.desktop,
        baseURL: product().address,
        storageState,
      });
      const { kilobytes, hosts } = await load(await cold.newPage(), addressOf(path));
      weights[path] = kilobytes;
      expect(hosts, path).toEqual([new URL(product().address).host]);
      await cold.close();
    }
    console.log(weights);
    expect(Object.entries(weights).filter(([path, kilobytes]) => kilobytes > scriptLimit(path))).toEqual([]);
  });

  it.each([
    '/',
    '/tasks?view=list',
    '/job/$jobId',
    '/admin/company-settings',
    '/quality/inspections',
    '/special-projects/dashboard',
  ])('of %s on a phone asks for few enough files until it is there, and for nothing twice', async (path) => {
    const { context, page } = await visit({ screen: 'phone' });
    await signIn(page, 'admin');
    const { addressOf } = await sampled();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path.includes('$') ? addressOf(path) : path);
    await page.locator('main a').first().waitFor();
    page.removeAllListeners('request');
    // Without the icon of the tab, and without the font: text is shown in the fallback until it is loaded.
    const files = asked.filter((each) => each.startsWith('/assets/') && !/\.(svg|woff2)$/.test(each));
    expect(files.length).toBeLessThanOrEqual(maxFiles);
    expect(asked.toSorted().filter((each, at, all) => each === all[at - 1])).toEqual([]);
    await context.close();
  });

  it.each([
    '/action-log/dashboard',
    '/special-projects/dashboard?view=to-invoice',
    '/special-projects/dashboard?view=invoices',
  ])('of %s asks for few enough files with all that follows', async (path) => {
    const { context, page: first } = await visit();
    await signIn(first, 'admin');
    await first.goto('/');
    const page = await context.newPage();
    // The files that follow are fetched first, then imported from the cache.
    const files = new Set<string>();
    let last = 0;
    page.on('request', (request) => {
      last = Date.now();
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/') && !/\.(svg|woff2)$/.test(pathname)) files.add(pathname);
    });
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    while (Date.now() - last < quiet) await page.waitForTimeout(50);
    page.removeAllListeners('request');
    expect(files.size).toBeGreaterThan(8);
    expect(files.size, [...files].join(' ')).toBeLessThanOrEqual(max.filesInAll);
    await context.close();
  });
});
