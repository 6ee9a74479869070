import type { Page } from 'playwright-core';

/** Asks to log out through the menu. The page may ask a question first. */
export const pressLogOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Settings and account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

/** Logs out and waits for the login page. A page that is opened before that may never be loaded. */
export const logOut = async (page: Page): Promise<void> => {
  await pressLogOut(page);
  await page.waitForURL(({ pathname }) => pathname === '/login');
};
