import type { Page } from 'playwright-core';

/** Goes to the next section of an inspection, and waits until it is shown: the page answers the touch earlier. */
export const nextSection = async (page: Page): Promise<void> => {
  const before = await page.locator('#step-title').textContent();
  await page.locator('[data-forward]').click();
  await page.waitForFunction((was) => document.querySelector('#step-title')?.textContent !== was, before);
};
