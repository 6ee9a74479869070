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

let shared: Promise<Product> | undefined;

/** One product for the files of a worker that share it. It ends with the worker. */
const sharedProduct = (): Promise<Product> => {
  shared ??= startProduct();
  return shared;
};

type Given = Pick<Visit, 'ahead'> & {
  begin: () => Promise<Product>;
  end?: (product: Product) => Promise<void>;
};

/** Lends a product and a browser to a test file, and empties the browser afterwards. */
const lend = ({ begin, end, ahead = false }: Given) => {
  let product: Product | undefined;
  let browser: Browser;
  beforeAll(async () => {
    product = await begin();
    browser = await sharedBrowser();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.error(await describePages(browser));
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    if (product) await end?.(product);
  });
  const running = (): Product => {
    if (!product) throw new Error('the product has not started');
    return product;
  };
  return {
    product: running,
    browser: () => browser,
    visit: (how?: Visit) => visit(browser, running().address, { ahead, ...how }),
  };
};

type Options = { product?: () => ProductOptions } & Pick<Visit, 'ahead'>;

/** For a test file that has a product of its own, which is stopped afterwards. */
export const beginJourney = ({ product = () => ({}), ahead }: Options = {}) =>
  lend({ begin: () => startProduct(product()), end: ({ stop }) => stop(), ahead });

/** For a test file that may come after others in the same demo, and others after it. It needs no clock, environment or mail
 * server of its own; counts nothing that another file may add to, and finds what it works on by names of its own, or
 * reads it; and leaves rights, settings, passwords, languages and default views as they were. */
export const beginSharedJourney = ({ ahead }: Pick<Visit, 'ahead'> = {}) =>
  lend({ begin: sharedProduct, ahead });
