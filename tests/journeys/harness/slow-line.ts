import type { BrowserContext, Page } from 'playwright-core';

/** A line of 400 ms and 50 kB/s: a phone at the edge of its network. */
export const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const browserOf = await context.newCDPSession(page);
  await browserOf.send('Network.enable');
  await browserOf.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
};
