import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { describePages } from './describe-pages.ts';
import { type Product, type ProductOptions, startProduct } from './start-product.ts';

/** For a test file: starts the product and a browser, and stops both afterwards. */
export const beginJourney = (options: () => ProductOptions = () => ({})) => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct(options());
    browser = await openBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await describePages(browser));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  return {
    product: () => product,
    browser: () => browser,
    visit: (how?: Visit) => visit(browser, product.address, how),
  };
};
