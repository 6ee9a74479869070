import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { type BadNetwork, startBadNetwork } from './harness/bad-network.ts';
import { openBrowser, signIn, visit } from './harness/browser.ts';
import { picture } from './harness/picture.ts';
import { type Product, startProduct } from './harness/start-product.ts';

let product: Product;
let network: BadNetwork;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  network = await startBadNetwork(product.address);
  browser = await openBrowser();
});
afterEach(() => network.fate(() => 'arrives'));
afterAll(async () => {
  await browser?.close();
  await network?.stop();
  await product?.stop();
});

const savedWords = 'Saved on this device';

type Listed = { id: number; number: number; title: string; status: string; photo_count: number };

/** Tasks of every status with these words, as the server has them. */
const tasksWith = async (request: APIRequestContext, words: string): Promise<Listed[]> => {
  const statuses = 'open,in_progress,closed,scheduled,cancelled,completed,on_hold';
  const address = `/api/v1/core/tasks?status=${statuses}&per_page=100&q=${encodeURIComponent(words)}`;
  const { payload } = await (await request.get(address)).json();
  return payload.rows as Listed[];
};

/** How many entries the device holds, of whomever. */
const held = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('cora-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('writes')) return resolve(0);
          const count = database.transaction('writes').objectStore('writes').count();
          count.onsuccess = () => {
            database.close();
            resolve(count.result);
          };
        };
      }),
  );

const everythingSent = async (page: Page): Promise<void> => {
  await expect.poll(() => held(page), { timeout: 60_000, interval: 200 }).toBe(0);
};

const fill = async (page: Page, words: string): Promise<void> => {
  const description = page.getByLabel('Description');
  await description.fill(words);
};

/** The form with a site filled in. */
const openForm = (page: Page) => page.goto('/tasks/create?job_id=6');

const save = (page: Page) => page.getByRole('button', { name: 'Save task' }).click();

const unsent = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} unsent`, exact: true });

/** By then the page has fetched what it wants to have at hand. */
const settled = (page: Page) => page.waitForTimeout(4500);

const cutOff = async (context: BrowserContext, page: Page): Promise<void> => {
  await settled(page);
  await context.setOffline(true);
};

const create = async (page: Page, words: string): Promise<Listed> => {
  await openForm(page);
  await fill(page, words);
  await save(page);
  await page.waitForURL((url) => url.pathname === '/tasks');
  await everythingSent(page);
  const [task] = await tasksWith(page.request, words);
  return task as Listed;
};

const taskOf = async (page: Page, id: number) => {
  const { payload } = await (await page.request.get(`/api/v1/core/tasks/${id}`)).json();
  return payload as {
    status: string;
    serviced_at: string;
    completed_at: string;
    signature: { name: string } | null;
    resolution_files: object[];
    timeline: { action: string; to: string | null }[];
  };
};

describe('what is saved in the field', () => {
  it('survives a tab closed right after “saved”, fifty times, and arrives once each', async () => {
    const { context, page: first } = await visit(browser, network.address);
    await signIn(first, 'supervisor');
    await first.close();
    network.fate(() => 'cut');
    for (let round = 1; round <= 50; round += 1) {
      const page = await context.newPage();
      await openForm(page);
      await fill(page, `Closed at once ${round}.`);
      await save(page);
      await page.getByText(savedWords).waitFor();
      await page.close();
    }
    expect(network.arrived()).toBe(0);
    network.fate(() => 'arrives');
    const page = await context.newPage();
    await page.goto('/tasks');
    await everythingSent(page);
    const arrived = (await tasksWith(context.request, 'Closed at once')).map(({ title }) => title);
    expect(new Set(arrived).size).toBe(50);
    expect(arrived.length).toBe(50);
    expect(network.arrived()).toBe(50);
    await context.close();
  });

  it('goes out once from two tabs', async () => {
    const { context, page } = await visit(browser, network.address);
    await signIn(page, 'supervisor');
    const other = await context.newPage();
    await openForm(page);
    await other.goto('/tasks');
    await settled(page);
    network.fate(() => 'cut');
    await fill(page, 'Seen by two tabs');
    await save(page);
    await page.getByText(savedWords).waitFor();
    await unsent(other, 1).waitFor();
    network.fate(() => 'arrives');
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
    await everythingSent(page);
    await Promise.all([page, other].map((tab) => unsent(tab, 1).waitFor({ state: 'hidden' })));
    expect(await tasksWith(page.request, 'Seen by two tabs')).toHaveLength(1);
    expect(network.arrived()).toBe(1);
    await context.close();
  });

  it('is done once although the network flaps and the server dies before it answers', async () => {
    const { context, page } = await visit(browser, network.address);
    await signIn(page, 'supervisor');
    const fates = ['cut', 'lost answer', 'cut', 'lost answer'] as const;
    network.fate((count) => fates[count] ?? 'arrives');
    await openForm(page);
    await fill(page, 'Answered at last');
    await page.locator('input[type=file][multiple]').setInputFiles([await picture('leak.jpg', '#4477aa')]);
    await page.locator('main img').first().waitFor();
    await save(page);
    await page.getByText(savedWords).waitFor();
    await page.waitForURL((url) => url.pathname === '/tasks');
    await everythingSent(page);
    expect(network.arrived()).toBe(3);
    const tasks = await tasksWith(page.request, 'Answered at last');
    expect(tasks.map(({ photo_count }) => photo_count)).toEqual([1]);
    await context.close();
  });
});
void [axeFaults, cutOff, create, taskOf];
