import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

/** Tenants of a rent roll, a few on each of the lower floors. */
const tenants = 150;

const roll = [
  'Floor,Suite,Tenant,Sq ft,Lease start',
  ...Array.from({ length: tenants }, (_, n) => `${(n % 5) + 1},R${n},Rolling Tenant ${n},20,2025-01-01`),
  '5,,Vacante,30,',
].join('\n');

it('a rent roll is imported and taken back, but for what somebody changed', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/job/1?tab=buildings');
  const plan = page.getByRole('table');
  await page.getByRole('link', { name: 'Import rent roll' }).click();
  await page.waitForURL(/\/admin\/jobs\/rent-rolls\?of=/);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'roll.csv', mimeType: 'text/csv', buffer: Buffer.from(roll) });
  await page.waitForURL(/\/admin\/jobs\/rent-rolls\/\d+/);
  const address = new URL(page.url()).pathname;
  await page.locator('#column-tenant_name').waitFor();
  expect(await page.locator('#column-floors').inputValue()).toBe('Floor');
  await expect.poll(() => page.getByLabel('Building for all rows').first().inputValue()).not.toBe('');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('Rolling Tenant 0', { exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Import 151 rows' }).click();
  await page.getByRole('link', { name: 'View the stacking plan' }).click({ timeout: 60_000 });
  await page.waitForURL(/\/job\/1\?tab=buildings/);

  const dialog = page.getByRole('dialog');
  await plan.getByRole('button', { name: 'Rolling Tenant 0, R0', exact: true }).click();
  await dialog.getByLabel('Area, sq ft').fill('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await page.getByText('1 record was not undone').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Rolling Tenant 0' }).click();
  await page.waitForURL(/\/job\/1\?tab=buildings/);
  await plan.getByRole('button', { name: 'Rolling Tenant 0, R0', exact: true }).waitFor();
  expect(await plan.getByRole('button', { name: /^Rolling Tenant/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});
