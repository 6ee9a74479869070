import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

it('a plan is suggested from occupancy, kept with a reason, and its shifts are given to people', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'manager');
  await page.goto('/admin/job/1/service/1');
  await page.getByRole('link', { name: 'Full building' }).click();
  await page.getByText('$24,537.68').first().waitFor();
  await page.getByRole('button', { name: 'Suggest from occupancy' }).click();
  await page.getByRole('heading', { name: 'Current staffing plan' }).waitFor();

  const form = page.getByRole('form', { name: 'Staffing plan' });
  const figures = page.getByRole('region', { name: 'Totals' });
  await figures.getByText('$22,292.58').waitFor();
  await form
    .getByLabel(/^Hours each/)
    .first()
    .fill('4');
  await figures.getByText('$24,537.68').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await form.getByLabel('Reason for other hours').fill('A tenant moves in next month');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Draft saved.').waitFor();
  await page.getByRole('button', { name: 'Activate' }).click();
  await page
    .getByRole('dialog')
    .getByText(/replaces the plan/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await page.getByText('Plan activated.').waitFor();

  await page.goto('/job/1?tab=schedules');
  await page.getByText('Schedule conflicts').waitFor();
  await page.getByRole('button', { name: 'Assign people: Supervisor' }).click();
  const people = page.getByRole('dialog');
  await people.getByRole('combobox', { name: 'People' }).or(people.getByLabel('People')).first().click();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('Aria');
  await page.getByRole('option', { name: /Aria Quillfeather/ }).click();
  await page.keyboard.press('Tab');
  await people.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: /Aria Quillfeather/ }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file (.ics)' }).click();
  expect((await file).suggestedFilename()).toBe('CO1001.ics');

  await page
    .getByRole('tab', { name: 'Services' })
    .or(page.getByRole('link', { name: 'Services' }))
    .first()
    .click();
  await page.getByText(/Staffing plan: Current occupancy · [\d,.]+ h a week/).waitFor();

  expect(complaints).toEqual([]);
  await context.close();
});
