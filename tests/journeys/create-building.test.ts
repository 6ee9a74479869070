import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { visit } = beginJourney({ ahead: true });

it('a manager creates a building with floors and common areas, although one stands next to it', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'manager');
  await page.goto('/admin/buildings/create');
  const form = page.getByRole('form', { name: 'Create building' });
  const create = form.getByRole('button', { name: 'Create building' });
  await create.click();
  for (const field of ['Name', 'Address', 'City', 'ZIP code']) {
    const input = form.getByRole('textbox', { name: field, exact: true });
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
  }

  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Lantern Annex');
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('100 lantern st');
  await form.getByRole('textbox', { name: 'City' }).fill('Denver');
  await form.getByLabel('State').selectOption('CO');
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('80202');
  await form.getByText('There is already a building at this address').waitFor();
  await form.getByRole('link', { name: 'Larkspur Tower' }).waitFor();
  await form.getByPlaceholder(/^Mountain Time – Denver .+, from the address$/).waitFor();
  await form.getByLabel('To floor').fill('0');
  await create.click();
  await form.getByText('The end must not be before the start.').waitFor();
  await form.getByLabel('To floor').fill('12');
  await form.getByLabel('Area of each, sq ft').fill('9000');
  await form.getByLabel('Type of building').selectOption('office');
  await form.getByLabel('Loading dock').uncheck();
  await form.getByLabel('Monday', { exact: true }).check();
  expect(await axeFaults(page)).toEqual([]);

  // A draft is kept until the building is saved.
  await page.waitForTimeout(600);
  await page.reload();
  await expect.poll(() => form.getByLabel('To floor').inputValue()).toBe('12');
  await create.dblclick();
  await page.getByRole('heading', { name: 'Lantern Annex', level: 1 }).waitFor({ timeout: 60_000 });
  await page.getByText('Mon 8:00 AM – 6:00 PM').waitFor();
  await page.getByRole('tab', { name: 'Common areas' }).click();
  await page.getByText(/^Restroom · Every floor/).waitFor();
  expect(await page.getByText('Loading dock').count()).toBe(0);

  await page.goto('/admin/jobs?view=buildings&without_job=1&q=Lantern+Annex');
  await page.getByRole('link', { name: 'Lantern Annex' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Lantern Annex' }).count()).toBe(1);
  expect(complaints.filter((line) => !/\b422\b/.test(line))).toEqual([]);
  await context.close();
});

it('a job gains and loses buildings: a known one, and a new one entered without a connection', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'manager');
  await page.goto('/job/1?tab=buildings');
  const add = page.getByRole('button', { name: 'Add building' });
  const annex = page.getByRole('heading', { name: 'Lantern Annex' });
  await add.click();
  await page.getByRole('menuitem', { name: 'Existing building' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Building' }).fill('Lantern Annex');
  await page.getByRole('option', { name: /Lantern Annex/ }).click();
  await dialog.getByRole('button', { name: 'Add building' }).click();
  await annex.waitFor();
  await page.getByRole('button', { name: 'Actions for Lantern Annex' }).click();
  await page.getByRole('menuitem', { name: 'Remove from this job' }).click();
  await annex.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await annex.waitFor();

  await add.click();
  await page.getByRole('menuitem', { name: 'New building' }).click();
  const form = page.getByRole('form', { name: 'Create building' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Boathouse');
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('7 Quay Street');
  await form.getByRole('textbox', { name: 'City' }).fill('Denver');
  await form.getByLabel('State').selectOption('CO');
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('80202');
  await form.getByPlaceholder(/^Mountain Time – Denver .+, from the address$/).waitFor();
  await untilQuiet(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Create building' }).click();
  await annex.waitFor({ timeout: 60_000 });
  expect(await page.getByRole('heading', { name: 'Boathouse' }).count()).toBe(0);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Boathouse' }).waitFor({ timeout: 60_000 });
  expect(complaints.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  await context.close();
});
