import type { Page } from 'playwright-core';

/** Begins something by the plus in the bar of a phone. */
export const fromPlus = async (page: Page, name: string): Promise<void> => {
  const bar = page.getByRole('navigation', { name: /^(Bottom navigation|Navegación inferior)$/ });
  await bar.getByRole('button', { name: /^(New|Nuevo)$/ }).click();
  await bar.getByRole('link', { name }).click();
};
