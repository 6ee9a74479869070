import type { Page } from 'playwright-core';

/** Milliseconds until the sign of the connection says that people can work without one. */
export const untilAtHand = async (page: Page, timeout = 60_000): Promise<number> => {
  const since = performance.now();
  await page.locator('[data-at-hand]').waitFor({ state: 'attached', timeout });
  return Math.round(performance.now() - since);
};
