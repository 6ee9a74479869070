import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

const margins = (page: Page) => page.getByRole('row', { name: /^Margin/ });

const agree = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

it('a service that leaves too little is staffed for what is occupied, and leaves enough', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin/job/1/service/1/side-by-side');
  await expect.poll(() => margins(page).textContent()).toMatch(/13%\s*3.1%\s*11%/);
  await page.getByRole('button', { name: 'Wages with burden $22,292.58' }).click();
  await page.getByRole('dialog').getByText('757.75 h × $17.00 × (1 + 22%)').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Current staffing plan' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await agree(page, 'Archive');
  await page.getByText('Plan archived.').waitFor();

  await page.goto('/admin/job/1/service/1/what-if');
  await expect.poll(() => margins(page).textContent()).toMatch(/3.1%\s*3.1%/);
  await page.getByLabel('Raise all wages by').fill('10');
  await expect.poll(() => margins(page).textContent()).toMatch(/3.1%\s*-5.4%/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByLabel('Cleaners for occupied space only').check();
  await expect.poll(() => margins(page).textContent()).toMatch(/3.1%\s*11%/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('As occupied');
  await dialog.getByRole('button', { name: 'Save as a draft' }).click();

  await page.getByRole('heading', { name: 'As occupied' }).waitFor();
  const cost = page.getByRole('region', { name: 'Cost per month' });
  await cost.getByRole('row', { name: 'Monthly total in the first 12 months $25,592.58' }).waitFor();
  await cost.getByRole('row', { name: 'Margin 11%' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/Budget As agreed then ends on/).waitFor();
  await agree(page, 'Approve');
  await page.getByText('Budget As occupied approved.').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await page.goto('/admin/job/1/service/1');
  const budgets = page.getByRole('region', { name: 'Budgets' });
  await budgets.getByText(/In force · .+ · \$25,592.58 a month · Margin 11%/).waitFor();
  await page
    .getByText(/Current occupancy/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
