import type { Page } from 'playwright-core';

/** Goes to the next section of an inspection, and waits until it is there: the touch is answered before. */
export const nextSection = async (page: Page): Promise<void> => {
  const before = await page.locator('#step-title').textContent();
  await page.locator('[data-forward]').click();
  await page.waitForFunction((was) => document.querySelector('#step-title')?.textContent !== was, before);
};
