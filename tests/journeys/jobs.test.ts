import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { product, visit } = beginJourney();

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

const jobIdOf = async (page: Page): Promise<number> => {
  await page.waitForURL(/\/admin\/job\/\d+$/);
  return Number(page.url().split('/').at(-1));
};

/** Somebody becomes area manager of the job, as on the pages of assignments. */
const addAreaManager = async (page: Page, jobId: number): Promise<void> => {
  const { default_organization, id } = await ask(page, '/user');
  await product().app.database.withTenant(systemScope(default_organization.id), async (tenant) => {
    const assignment = await createAssignment(tenant, null, {
      name: 'Own manager',
      role_key: 'area-manager',
    });
    await assignUsers(tenant, assignment, [{ userId: id, jobId }]);
  });
};

it('a new client gets a job, from nothing to active through every guard, a copy, and its end', async () => {
  const { context, page, complaints } = await visit();
  const dialog = page.getByRole('dialog');
  await signIn(page, 'admin');
  await page.goto('/admin/jobs');
  await page.getByRole('link', { name: 'New job' }).click();

  const form = page.getByRole('form', { name: 'New job' });
  await form.getByLabel('Job name').fill('Heron Tower');
  await form.getByRole('button', { name: 'New client…' }).click();
  await dialog.getByLabel('Name').fill('Heron Partners');
  await dialog.getByLabel('Account number').fill('HERON-1');
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await form.getByLabel('Job name').inputValue()).toBe('Heron Tower');
  await form.getByRole('button', { name: 'New building' }).click();
  await form.getByRole('button', { name: 'Create job' }).click();
  expect(await form.getByLabel(/^Job number/).getAttribute('aria-invalid')).toBe('true');
  await form.getByLabel(/^Job number/).fill('HT-1');
  await form.getByLabel('Building name').fill('Heron Tower');
  await form.getByLabel('Address').fill('1 Heron Way');
  await form.getByLabel('City').fill('Denver');
  await form.getByLabel('State').selectOption('CO');
  await form.getByLabel('ZIP').fill('80202');
  await form.getByLabel('Area').click();
  await page.getByRole('option', { name: /Downtown Denver/ }).click();
  await form.getByRole('button', { name: 'Create job' }).click();

  const jobId = await jobIdOf(page);
  await page.getByText('Setup incomplete: 3').waitFor();
  await page.getByText('Draft', { exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Activate' }).click();
  await page.getByText('At least one service must be active.').waitFor();

  await page.getByRole('button', { name: 'Add service' }).click();
  await dialog.getByLabel('Type').selectOption('night-cleaning');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Night cleaning');
  await dialog.getByLabel('Starts at').fill('22:00');
  await dialog.getByLabel('Ends at').fill('02:00');
  await dialog.getByText('Ends on the next day.').waitFor();
  await dialog.getByLabel('People needed').fill('3');
  await dialog.getByRole('button', { name: 'Add service' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Setup incomplete: 2').waitFor();

  await addAreaManager(page, jobId);
  await page.reload();
  await page.getByText('Setup incomplete: 1').waitFor();
  await page.getByRole('button', { name: 'Activate' }).click();
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await page.getByText('Active', { exact: true }).first().waitFor();

  await page.getByRole('link', { name: 'Night cleaning' }).click();
  await page.getByLabel('Status').selectOption('inactive');
  await save(page);
  await page.getByText('An active job needs at least one active service.').waitFor();
  await page.getByLabel('Status').selectOption('active');
  await page.getByLabel('People needed').fill('4');
  await save(page);
  await page.getByText(/10:00 PM – 0?2:00 AM · 4 people/i).waitFor();

  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await dialog.getByLabel('New job number').fill('HT-2');
  await dialog.getByRole('button', { name: 'Create copy' }).click();
  await page.getByRole('heading', { name: 'HT-2 – Heron Tower' }).waitFor();

  await page.goto(`/admin/job/${jobId}`);
  await more.click();
  await page.getByRole('menuitem', { name: 'Make inactive' }).click();
  await dialog.getByText('No future work is planned').waitFor();
  await dialog.getByLabel('Reason').fill('The contract ended');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make inactive' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`/job/${jobId}`);
  await page.getByRole('heading', { name: 'HT-1 – Heron Tower' }).waitFor();
  expect(await page.getByRole('link', { name: 'New task' }).count()).toBe(0);
  expect(complaints.filter((line) => !/\b(422|409)\b/.test(line))).toEqual([]);
  await context.close();
});
