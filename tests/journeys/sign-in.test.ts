import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signIn, visit } from './harness/browser.ts';
import { type Product, startProduct } from './harness/start-product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('signing in', () => {
  it.each(['en', 'es'] as const)('leads to the tasks of the company (%s)', async (locale) => {
    const { context, page, complaints } = await visit(browser, product.address, { locale });
    await signIn(page, 'supervisor');
    await page.goto('/tasks?view=list');
    await page.locator('main h1, main h2').first().waitFor();
    await page.locator('main a[href*="/task/"]').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks a stranger to sign in first', async () => {
    const { context, page } = await visit(browser, product.address);
    await page.goto('/tasks');
    await page.waitForURL((url) => url.pathname === '/login');
    await context.close();
  });
});
