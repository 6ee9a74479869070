import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { untilSaved } from './harness/unsent.ts';

const { visit } = beginJourney();

const keys = (page: Page) => page.getByRole('list', { name: 'Keys of this site' });

const keyNamed = (page: Page, name: string) => keys(page).getByRole('listitem').filter({ hasText: name });

const own = (page: Page) => page.getByRole('region', { name: 'My keys' });

const choose = async (page: Page, field: string, name: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(field).click();
  await page.keyboard.type(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
};

it('three keys are added, two handed over and confirmed, one is reported lost', async () => {
  const office = await visit();
  const { page } = office;
  await signIn(page, 'manager');
  await page.goto('/job/12?tab=keys');
  await page.getByRole('button', { name: 'Add keys' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Number or label').fill('J-08');
  await form.getByLabel('How many').fill('3');
  await form.getByText('Creates J-08 to J-10.').waitFor();
  await form.getByLabel('Opens').fill('Main entrance');
  expect(await axeFaults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add keys' }).click();
  await untilSaved(page, '3 keys added.');
  await keyNamed(page, 'Key J-10').waitFor();

  for (const name of ['Key J-08', 'Key J-09']) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('button', { name: 'Hand over 2 keys' }).click();
  await choose(page, 'Hand over to', 'Selma');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over 2 keys' }).click();
  await untilSaved(page, '2 keys handed over to Selma Brightbroom.');
  await keyNamed(page, 'Key J-08').getByText('not confirmed').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await keys(page)
    .getByRole('button', { name: /^Key J-08/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Return to office' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill('Left at the desk');

  const phone = await visit({ screen: 'phone' });
  await signIn(phone.page, 'supervisor');
  await phone.page.goto('/profile#keys');
  for (const name of ['Key J-08', 'Key J-09']) {
    const button = own(phone.page).getByRole('button', { name: `I have it: ${name}` });
    await button.click();
    await button.waitFor({ state: 'detached' });
  }
  expect(await axeFaults(phone.page)).toEqual([]);
  // That it was confirmed in the meantime changes nothing about the return.
  await page.getByRole('dialog').getByRole('button', { name: 'Return to office' }).click();
  await untilSaved(page, 'Key J-08 is in the office.');
  // The browser reports the refused first try.
  expect(office.complaints.splice(0).filter((one) => !one.includes('409'))).toEqual([]);
  await page.keyboard.press('Escape');
  await own(phone.page).getByRole('button', { name: 'Report lost: Key J-09' }).click();
  const lost = phone.page.getByRole('dialog');
  await lost.getByRole('button', { name: 'Report lost' }).click();
  await lost.getByText('This field is required.').waitFor();
  await lost.getByLabel('What happened').fill('Fell through the grate at the dock');
  expect(await axeFaults(phone.page)).toEqual([]);
  await lost.getByRole('button', { name: 'Report lost' }).click();
  await lost.waitFor({ state: 'detached' });
  await own(phone.page).getByText('Key J-09').waitFor({ state: 'detached' });

  // The open page of the office receives the change.
  await keyNamed(page, 'Key J-09').getByText('Lost', { exact: true }).waitFor();
  expect(await keyNamed(page, 'Key J-09').textContent()).toContain('Fell through the grate');
  expect(await keyNamed(page, 'Key J-08').textContent()).not.toContain('not confirmed');
  await keys(page)
    .getByRole('button', { name: /^Key J-09/ })
    .click();
  const record = page.getByRole('dialog');
  await record.getByText('Reported lost by Selma Brightbroom').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '1 lost key' }).waitFor();
  await page.goto('/admin/jobs?view=keys&status=lost');
  await page.getByRole('row').filter({ hasText: 'Key J-09' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  expect(office.complaints).toEqual([]);
  expect(phone.complaints).toEqual([]);
  await Promise.all([office, phone].map(({ context }) => context.close()));
});
