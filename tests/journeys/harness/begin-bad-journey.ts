import { afterAll, afterEach, beforeAll } from 'vitest';
import { type BadNetwork, startBadNetwork } from './bad-network.ts';
import { beginJourney } from './begin-journey.ts';
import { type Visit, visit } from './browser.ts';

/** A journey over a network that a test can disturb. The network works again after each test. */
export const beginBadJourney = () => {
  const { product, browser } = beginJourney();
  let network: BadNetwork;
  beforeAll(async () => {
    network = await startBadNetwork(product().address);
  });
  afterEach(() => network.fate(() => 'arrives'));
  afterAll(() => network?.stop());
  return {
    product,
    network: () => network,
    visit: (how?: Visit) => visit(browser(), network.address, how),
  };
};
