import type { Page } from 'playwright-core';

/** Opens an address and waits until the page receives other people's changes. */
export const openListening = async (page: Page, address: string): Promise<void> => {
  // The page before may still have its own stream open.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForResponse((answer) => answer.url().includes('/api/v1/changes'));
};
