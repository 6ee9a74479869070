import type { Page } from 'playwright-core';

/** Logs out through the menu. The page may ask a question first. */
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings and account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};
