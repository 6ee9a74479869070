import type { Page } from 'playwright-core';

/** Opens an address and waits until the page is told what others change. */
export const openListening = async (page: Page, address: string): Promise<void> => {
  // A page that is left may still hear its own stream open.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForResponse((answer) => answer.url().includes('/api/v1/changes'));
};
