import { expect, it } from 'vitest';
import { continueProjects } from '#features/projects/special-projects/server';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const day = 86_400_000;

/** Milliseconds that the server's clock is ahead of the machine's. */
let ahead = 0;

const { visit, product } = beginJourney({
  product: () => ({ clock: { now: () => new Date(Date.now() + ahead) } }),
});

type Row = { id: number; number: string; title: string; scheduled_date: string | null; status: string };

type Schedule = { start_on: string; dates: string[] };

const dateIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

/** The next 31st of January that is at least a week away, and the quarters after it. */
const quarters = (): Schedule => {
  const year = Number(dateIn(7).slice(0, 4)) + (dateIn(7).slice(5) > '01-31' ? 1 : 0);
  const dates = ['01-31', '04-30', '07-31', '10-31'].map((end) => `${year}-${end}`);
  return { start_on: dates[0] ?? '', dates };
};

/** Runs the round of that day, which creates tasks. */
const roundOn = async (date: string): Promise<void> => {
  ahead = Date.parse(`${date}T18:00:00Z`) - Date.now();
  const { wiring, database } = product().app;
  while (
    (await database.withTenant(systemScope(1), (tenant) =>
      continueProjects(wiring, tenant, wiring.clock.now()),
    )) > 0
  );
};

it('power washing recurs every quarter through a year, and other work is dragged to another day', async () => {
  const { page } = await visit();
  await signIn(page, 'admin');
  const { rows }: { rows: Row[] } = await ask(
    page,
    '/core/special-projects?sort=number&order=asc&per_page=100',
  );
  const draft = rows.find(({ title }) => title === 'Loading dock');
  const other = rows.find(({ title }) => title === 'Atrium glass');
  if (!draft || !other?.scheduled_date) throw new Error('the demo lacks a project');

  // Clients of the demo have no billing address.
  await product().app.database.withTenant(systemScope(1), (tenant) =>
    tenant.db
      .updateTable('special_projects')
      .set({ invoice_type: 'no invoice' })
      .where('organization_id', '=', 1)
      .where('id', '=', draft.id)
      .execute(),
  );
  await page.goto(`/special-project/${draft.id}`);
  // Missing fields are marked where they are filled in.
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('is marked below').waitFor();
  const dayField = page.getByLabel('Scheduled date');
  await page.getByText('Project date required.').waitFor();
  await expect.poll(() => dayField.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await axeFaults(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: 'Add a recurrence' }).click();
  const dialog = page.getByRole('dialog');
  const { start_on, dates } = quarters();
  await dialog.getByLabel('Starts on').fill(start_on);
  await dialog.getByLabel('Repeats').selectOption('quarterly');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Every 3 months on the 31st').waitFor();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText(`${draft.number} is scheduled.`).waitFor();
  for (const date of dates) await roundOn(date);
  ahead = 0;
  const tasks: { scheduled_on: string }[] = await ask(page, `/core/special-projects/get-tasks/${draft.id}`);
  expect(tasks.slice(0, 4).map(({ scheduled_on }) => scheduled_on)).toEqual(dates);

  // One of its dates alone is dragged to the day before.
  const [, second = ''] = dates;
  // Its day is in the last row of the month: a lower screen would scroll during the drag.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(`/special-projects/dashboard?view=calendar&date=${second}`);
  const date = page.getByRole('button', { name: draft.title });
  await date.waitFor();
  const [secondYear, secondMonth] = second.split('-');
  await date.dragTo(page.getByLabel(`29, ${secondMonth}/29/${secondYear}`));
  await page.getByText(`${draft.number}: the work of ${secondMonth}/30/${secondYear} is on`).waitFor();
  const after: { scheduled_on: string }[] = await ask(page, `/core/special-projects/get-tasks/${draft.id}`);
  expect(after.slice(0, 4).map(({ scheduled_on }) => scheduled_on)).toEqual(
    dates.map((made) => (made === second ? made.replace(/30$/, '29') : made)),
  );

  const target = dateIn(other.scheduled_date === dateIn(20) ? 21 : 20);
  await page.goto(`/special-projects/dashboard?view=calendar&date=${other.scheduled_date}`);
  const entry = page.getByRole('button', { name: other.title });
  await entry.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const [year, month, number] = target.split('-');
  await entry.dragTo(page.getByLabel(`${Number(number)}, ${month}/${number}/${year}`));
  await page.getByText(`${other.number} is planned on`).waitFor();
  const moved: Row = await ask(page, `/core/special-projects/${other.id}`);
  expect(moved.scheduled_date).toBe(target);
  // The same without a mouse.
  await page.getByRole('button', { name: other.title }).press('Enter');
  await page.getByRole('button', { name: `Move ${other.number} to …` }).press('Enter');
  await page.getByLabel('Scheduled date').fill(other.scheduled_date);
  await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect
    .poll(async () => (await ask(page, `/core/special-projects/${other.id}`)).scheduled_date)
    .toBe(other.scheduled_date);

  // None of its dates has come, so somebody chooses the tasks that were done before their day.
  await page.goto(`/special-project/${draft.id}`);
  await page.getByRole('button', { name: 'Complete tasks' }).click();
  await dialog.getByRole('button', { name: 'Complete 0 tasks' }).waitFor();
  await dialog.getByRole('checkbox', { name: draft.title }).first().check();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Complete 1 task' }).click();
  await page.getByText('1 task completed.').waitFor();

  const phone = await visit({ screen: 'phone', locale: 'es' });
  await signIn(phone.page, 'admin');
  await phone.page.goto(`/special-projects/dashboard?view=calendar&date=${other.scheduled_date}`);
  await phone.page.getByRole('link', { name: other.title }).waitFor();
  expect(await tooWide(phone.page)).toBe(0);
  expect(await axeFaults(phone.page)).toEqual([]);
});
