import type { Page } from 'playwright-core';

/** Opens the form of a new task, with the first job site that these letters find. */
export const openTaskForm = async (page: Page, letters: string): Promise<void> => {
  await page.goto('/tasks/create');
  await page.getByRole('combobox', { name: 'Job site', exact: true }).fill(letters);
  await page.getByRole('listbox').getByRole('option').first().click();
};

/** Begins something by the plus in the bar of a phone. */
export const fromPlus = async (page: Page, name: string): Promise<void> => {
  const bar = page.getByRole('navigation', { name: /^(Bottom navigation|Navegación inferior)$/ });
  await bar.getByRole('button', { name: /^(New|Nuevo)$/ }).click();
  await bar.getByRole('link', { name }).click();
};
