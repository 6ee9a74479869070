import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, type Visit, visit } from './browser.ts';
import { describePages } from './describe-pages.ts';
import { type Product, type ProductOptions, startProduct } from './start-product.ts';

let opened: Promise<Browser> | undefined;

/** One browser for all files of a worker, unless it has died: starting it takes as long as a short journey. */
const sharedBrowser = async (): Promise<Browser> => {
  const known = await opened?.catch(() => undefined);
  if (known?.isConnected()) return known;
  opened = openBrowser();
  return opened;
};

type Options = { product?: () => ProductOptions } & Pick<Visit, 'ahead'>;

/** For a test file: starts the product, lends it a browser, and stops the one and empties the other afterwards. */
export const beginJourney = ({ product: options = () => ({}), ahead = false }: Options = {}) => {
  let product: Product;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct(options());
    browser = await sharedBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await describePages(browser));
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await product?.stop();
  });
  return {
    product: () => product,
    browser: () => browser,
    visit: (how?: Visit) => visit(browser, product.address, { ahead, ...how }),
  };
};
