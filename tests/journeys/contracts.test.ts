import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

const price = (page: Page) => page.getByRole('region', { name: 'Price per month' });

const approve = async (page: Page, name = 'Approve'): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
};

it('a contract is amended with the price in sight, takes over, and is billed with its month', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin/job/1');
  await page.getByRole('link', { name: 'Night cleaning' }).click();
  await page.getByRole('link', { name: 'Draft a contract' }).click();

  const form = page.getByRole('form', { name: 'Contract' });
  await form.getByLabel(/^Number/).fill('OWN-1');
  await form.getByRole('textbox', { name: /^Per month/ }).fill('30000');
  await form.getByRole('button', { name: 'Add a credit' }).click();
  await form.getByLabel('Rate').fill('0.08');
  await price(page).getByRole('row', { name: 'Net per month $28,000.00' }).waitFor();
  await form.getByLabel('Rate').fill('9');
  await form.getByText('This credit is higher than the average price per square foot.').waitFor();
  await form.getByLabel('Rate').fill('0.1');
  expect(await axeFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save draft' }).dblclick();

  await page.getByRole('heading', { name: 'Amendment OWN-1' }).waitFor();
  const compared = page.getByRole('region', { name: 'What changes' });
  await compared.getByRole('row', { name: /Base price \$32,000.00 \$30,000.00 -\$2,000.00/ }).waitFor();
  await form.getByRole('textbox', { name: /^Per month/ }).fill('31000');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Save your changes first').waitFor();
  await form.getByRole('button', { name: 'Save' }).click();
  await compared.getByRole('row', { name: /Base price \$32,000.00 \$31,000.00/ }).waitFor();
  await approve(page);
  await page.getByText('Contract OWN-1 approved.').waitFor();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Monthly invoice' }).click();
  await page
    .getByText(/Vacancy · .+, Floor/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('row', { name: /Base price \$31,000.00/ }).waitFor();

  await page.goto('/admin/billing');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByText(/OWN-1/).waitFor();
  await approve(page, 'Approve the month');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export for billing' }).click();
  expect((await file).suggestedFilename()).toMatch(/^billing-\d{4}-\d\d-.+\.csv$/);
  await page.getByRole('button', { name: 'Export again' }).click();
  await page.getByRole('dialog').getByLabel('Reason').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

it('what was agreed to be vacant and is not recorded is said, and recorded from there', async () => {
  const { context, page, complaints } = await visit({ locale: 'es', screen: 'phone' });
  await signIn(page, 'admin');
  const { rows } = await ask(page, '/contracts/billing-run');
  const open = rows.find((row: { job: { number: string } }) => row.job.number === 'CO1015');
  expect(open.vacancy_gap).toEqual({ agreed: 3464, recorded: 1237 });
  await page.goto(
    `/admin/job/${open.job.id}/service/${open.contract.job_service_id}/contract/${open.contract.id}`,
  );
  await page.getByText('3,464 pies² vacantes en el contrato, 1,237 registrados en el edificio.').waitFor();
  await page.getByRole('button', { name: 'Registrar vacancia' }).click();
  const dialog = page.getByRole('dialog');
  const sqft = dialog.getByLabel('Superficie, pies²');
  expect(await sqft.inputValue()).toBe('2227');
  await dialog.getByLabel('Desde').fill('2026-11-01');
  await dialog.getByLabel('Piso').first().selectOption({ index: 1 });
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await page.getByText('3,464 pies² vacantes en el contrato').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
