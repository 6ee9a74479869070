import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { generateSeries, openScheduledTasks } from '#features/tasks/tasks/server';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { openTaskForm } from './harness/begin-task.ts';
import { signIn } from './harness/browser.ts';
import { openListening } from './harness/open-listening.ts';

const aDay = 86_400_000;

/** Milliseconds that the server's clock is ahead of the machine's. */
let ahead = 0;
const { product, visit } = beginJourney({
  product: () => ({ clock: { now: () => new Date(Date.now() + ahead) } }),
});

const words = 'Disinfect the door handles of the lobby';

/** The round of the demo company, the first organization. */
const round = async (): Promise<void> => {
  const { wiring, database } = product().app;
  await database.withTenant(systemScope(1), (tenant) =>
    openScheduledTasks(wiring, tenant, wiring.clock.now()),
  );
  await generateSeries(wiring, 1);
};

const createWeekly = async (page: Page): Promise<string> => {
  await openTaskForm(page, 'CO1006');
  await page.getByLabel('Description').fill(words);
  await page.getByLabel('Repeats').selectOption('weekly');
  await page.getByText('Next dates').waitFor();
  expect(await page.locator('main ol li').count()).toBe(5);
  await page.getByRole('button', { name: 'Save task' }).click();
  await page.waitForURL((url) => url.pathname === '/tasks');
  await page.getByRole('button', { name: 'Open series' }).click();
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  return new URL(page.url()).pathname;
};

const comingTasks = (page: Page) =>
  page.locator('section[aria-labelledby="coming-dates"]').getByRole('link', { name: 'Task #' });

const closeFirst = async (page: Page, series: string): Promise<void> => {
  await page.goto(series);
  await comingTasks(page).first().click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Close task' }).click();
  const closed = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/core/tasks/update') && !!answer.request().postData()?.includes('close'),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close task' }).click();
  expect((await closed).status()).toBe(200);
  await page.locator('main').getByText('Closed', { exact: true }).first().waitFor();
};

describe('a weekly series', () => {
  it('is made once, worked week by week, and tells how it went', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'supervisor');
    const series = await createWeekly(page);
    const planned = await comingTasks(page).count();
    expect(planned).toBe(9);
    for (let week = 1; week <= 3; week += 1) {
      await closeFirst(page, series);
      ahead += 7 * aDay;
      await round();
    }
    await page.goto(series);
    const history = page.locator('section[aria-labelledby="past-occurrences"]');
    await history.getByRole('link').nth(2).waitFor();
    expect(await history.getByText('On time', { exact: true }).count()).toBe(3);
    await page.getByText('3 of 3 dates').waitFor();
    expect(await comingTasks(page).count()).toBe(planned);
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: /^Skip/ }).nth(1).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why skip it?').fill('The lobby is rented out.');
    await dialog.getByRole('button', { name: 'Skip this date' }).click();
    await history.getByText('Skipped', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Edit series' }).click();
    await page.getByLabel('Due at').fill('20:00');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Same day at 8:00 PM').waitFor();

    const office = await visit();
    await signIn(office.page, 'manager');
    await openListening(office.page, '/tasks?view=series');
    const row = office.page.locator('tbody tr', { hasText: words });
    await row.getByText('Active', { exact: true }).waitFor();
    expect(await axeFaults(office.page)).toEqual([]);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await row.getByText('Paused', { exact: true }).waitFor({ timeout: 10_000 });
    await office.page.getByText('Paused', { exact: true }).first().click();
    await office.page.waitForURL((url) => url.searchParams.get('status') === 'paused');
    await row.getByRole('link').first().click();
    await office.page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Edit series' }).waitFor({ timeout: 10_000 });
    expect(office.complaints).toEqual([]);
    await office.context.close();

    await comingTasks(page).nth(1).click();
    await page.getByRole('link', { name: 'Every week on' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

const setJob = (number: string, status: string) =>
  product().app.database.withTenant(systemScope(1), (tenant) =>
    tenant.query({ text: 'update jobs set status = $1 where job_number = $2', values: [status, number] }),
  );

it('the same series begins at several sites; one that refuses it says why, and is tried again', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'manager');
  const title = 'Wipe the rails of the stairs';
  await openTaskForm(page, 'CO1006');
  await page.getByLabel('Description').fill(title);
  await page.getByLabel('Repeats').selectOption('weekly');
  const others = page.getByRole('combobox', { name: 'Other sites too' });
  for (const site of ['CO1001', 'CO1002']) {
    await others.click();
    await others.pressSequentially(site);
    await page.getByRole('option', { name: site }).click();
  }
  await setJob('CO1002', 'inactive');
  // The open list may lie over the button.
  await others.press('Escape');
  await page.getByRole('button', { name: 'Create 3 series' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create 3 series' }).click();
  await dialog.getByText('This job is not active.').waitFor();
  await dialog.getByRole('link', { name: 'CO1002 Foundry Square' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await page.getByRole('combobox', { name: 'Job site', exact: true }).inputValue()).toContain(
    'CO1002',
  );
  await setJob('CO1002', 'active');
  await page.getByRole('button', { name: 'Save task' }).click();
  await page.waitForURL((url) => url.pathname === '/tasks');
  const query = `/core/task/series?q=${encodeURIComponent(title)}`;
  const { rows }: { rows: { job: { number: string } }[] } = await ask(page, query);
  expect(rows).toHaveLength(3);
  expect(complaints).toEqual([]);
  await context.close();
});
