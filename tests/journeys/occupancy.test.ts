import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { untilSent } from './harness/unsent.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { visit } = beginJourney();

it('a tenant moves in and out, and a floor where somebody rents is not vacant', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/job/1?tab=buildings');
  const plan = page.getByRole('table');
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await page.getByText('12.5%').waitFor();

  await page.getByRole('button', { name: 'Add vacancy' }).click();
  await dialog.getByLabel('Floor', { exact: true }).selectOption({ label: 'Floor 2' });
  await dialog.getByLabel('Vacancy type').selectOption('FF');
  await dialog.getByLabel('Area, sq ft').fill('100');
  // The page must be quiet: a refusal that takes longer than people wait is shown elsewhere.
  await untilQuiet(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/needs an empty floor\. Still there: /).waitFor();
  await dialog.getByLabel('Vacancy type').selectOption('PF');
  await save();
  await page.getByText('25,100 sq ft').waitFor();
  await page.getByText('Tenants and vacancies take more than the floor has: Floor 2.').waitFor();

  await page.getByRole('button', { name: 'Add tenant' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect(await dialog.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('Name').fill('Lighthouse Keepers');
  await dialog.getByLabel('Area, sq ft').fill('50');
  await dialog.getByLabel('Floors').click();
  await page.getByRole('option', { name: 'Floor 12' }).click();
  await save();
  await plan.getByRole('button', { name: 'Lighthouse Keepers' }).click();
  await dialog.getByLabel('Last day').fill('2026-01-31');
  await save();
  await plan.getByRole('button', { name: 'Lighthouse Keepers' }).waitFor({ state: 'detached' });
  // A former tenant can still be read and corrected.
  await page.getByText('Upcoming, former, and without a floor').click();
  await page.getByRole('button', { name: 'Lighthouse Keepers' }).click();
  expect(await dialog.getByLabel('Last day').inputValue()).toBe('2026-01-31');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Floors' }).click();
  const run = dialog.getByRole('form', { name: 'Add floors' });
  expect(await run.getByLabel('From floor').inputValue()).toBe('13');
  await run.getByLabel('To floor').fill('14');
  await run.getByLabel('Area of each, sq ft').fill('9000');
  await run.getByRole('button', { name: 'Add floors' }).click();
  const roof = dialog.getByRole('form', { name: 'Floor 14' });
  await roof.getByLabel('Name of the floor').fill('Roof deck');
  await roof.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('form', { name: 'Roof deck' }).waitFor();
  const act = async (floor: string, action: string) => {
    await dialog.getByRole('button', { name: `Actions for ${floor}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Roof deck', 'Move down');
  const names = dialog.getByLabel('Name of the floor');
  await expect.poll(() => names.nth(1).inputValue()).toBe('Roof deck');
  await act('Roof deck', 'Move up');
  await expect.poll(() => names.first().inputValue()).toBe('Roof deck');
  // Escape closes the question alone.
  await act('Floor 12', 'Delete');
  await page.getByText('Delete Floor 12?').waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('form', { name: 'Roof deck' }).waitFor();
  await act('Floor 12', 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText(/Still on this floor: /).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByText('Roof deck').waitFor();
  expect(complaints.filter((line) => !/\b(422|409)\b/.test(line))).toEqual([]);
  await context.close();
});

it('floors moved without a connection stand as they were left', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin/building/2?tab=plan');
  const dialog = page.getByRole('dialog');
  const names = dialog.getByLabel('Name of the floor');
  const open = async () => {
    await page.getByRole('button', { name: 'Floors', exact: true }).click();
    await names.first().waitFor();
  };
  const order = () => names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const act = async (floor: string, action: string) => {
    await dialog.getByRole('button', { name: `Actions for ${floor}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.getByRole('button', { name: 'Floors', exact: true }).click();
  await dialog.getByLabel('To floor').fill('4');
  await dialog.getByRole('button', { name: 'Add floors' }).click();
  await expect.poll(() => names.count()).toBe(4);
  const before = await order();
  const [top = '', second = '', third = '', ...rest] = before;
  const left = [second, third, top, ...rest];
  await untilQuiet(page);
  await context.setOffline(true);
  await act(top, 'Move down');
  await act(top, 'Move down');
  await expect.poll(order).toEqual(left);
  // The order is the same when the dialog is opened again.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await order()).toEqual(left);
  await context.setOffline(false);
  await untilSent(page);
  await page.reload();
  await open();
  expect(await order()).toEqual(left);
  // Two quick moves, of which neither waits for the other.
  await act(top, 'Move up');
  await act(top, 'Move up');
  await expect.poll(order).toEqual(before);
  await untilQuiet(page);
  await page.reload();
  await open();
  expect(await order()).toEqual(before);
  await context.close();
});
