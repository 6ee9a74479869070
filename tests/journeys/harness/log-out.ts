import type { Page } from 'playwright-core';

/** Asks for it in the menu; the page may have a question before it does. */
export const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings and account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};
