import type { Page } from 'playwright-core';

/** Milliseconds until the sign of the connection says that people can work without one. */
export const untilOfflineReady = async (page: Page, timeout = 60_000): Promise<number> => {
  const since = performance.now();
  await page.locator('[data-offline-ready]').waitFor({ state: 'attached', timeout });
  return Math.round(performance.now() - since);
};
