import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { wallOf } from '#platform/contract/zoned-time';
import { ask } from './harness/ask.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { picture } from './harness/picture.ts';
import { sessionHeaders } from './harness/session-headers.ts';
import { savedWords, untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

type Project = { id: number; number: string; title: string; status: string };

type Files = { files: { name: string }[]; work: { before: object[]; after: object[] }[] };

type Task = { id: number; number: number; status: string };

const projectOf = async (page: Page, title: string): Promise<Project> => {
  const { rows }: { rows: Project[] } = await ask(page, '/core/special-projects?per_page=100');
  const found = rows.find((row) => row.title === title);
  if (!found) throw new Error('the demo lacks a project');
  return found;
};

const tasksOf = (page: Page, { id }: Pick<Project, 'id'>): Promise<Task[]> =>
  ask(page, `/core/special-projects/get-tasks/${id}`);

const statusOf = async (page: Page, { id }: Project): Promise<string> =>
  (await ask(page, `/core/special-projects/${id}`)).status;

const photograph = async (page: Page, place: string, name: string): Promise<void> => {
  const at = page.locator(place);
  await at.locator('input[type=file][multiple]').setInputFiles([await picture(name, 'teal')]);
  await at.locator('li:not(:has([data-busy="true"])) img').first().waitFor();
};

it('the crew does the work of a project on a phone, partly without a network, and the office closes it', async () => {
  const { context, page } = await visit({ screen: 'phone' });
  await signIn(page, 'supervisor');
  const project = await projectOf(page, 'Plaza before the holidays');
  const [task] = await tasksOf(page, project);
  if (!task) throw new Error('the project has no task');

  await page.goto(`/task/${task.id}`);
  const before = page.getByRole('form', { name: 'Photos before the work' });
  await photograph(page, 'form[aria-label="Photos before the work"]', 'before.jpg');
  await before.getByRole('button', { name: 'Save 1 photo' }).click();
  await before.getByRole('button', { name: 'Save 1 photo' }).waitFor({ state: 'hidden' });
  await untilSent(page);

  await page.goto(`/special-project/${project.id}`);
  await page.getByRole('button', { name: 'Add material or hours' }).waitFor();
  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add material or hours' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Hours', { exact: true }).click();
  await form.getByLabel('Hours').last().fill('4.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('On this device', { exact: true }).waitFor();
  const plan = { name: 'hose-plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Hydrant at the ramp') };
  await page.locator('input[type=file][accept*=".pdf"]').setInputFiles([plan]);
  await page.getByText(savedWords).first().waitFor();
  const list = page.getByRole('list', { name: 'Tasks' });
  await list.getByRole('link', { name: `#${task.number}` }).click();
  await page.locator('main').getByRole('button', { name: 'Close task' }).click();
  await photograph(page, '[role=dialog]', 'after.jpg');
  await page.getByRole('dialog').getByRole('button', { name: 'Close task' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await context.setOffline(false);
  await untilSent(page);
  expect(await tasksOf(page, project)).toMatchObject([{ id: task.id, status: 'completed' }]);
  const crew = await ask(page, `/special-project/${project.id}/costs`);
  expect(crew).toMatchObject({ money: null, entries: [{ kind: 'hours', quantity: 4.5, unit_cost: null }] });
  const { files, work }: Files = await ask(page, `/special-project/${project.id}/files`);
  expect(files.filter(({ name }) => name === plan.name)).toHaveLength(1);
  expect(work.map((photos) => [photos.before.length, photos.after.length])).toEqual([[1, 1]]);
  await context.close();

  const office = await visit();
  await signIn(office.page, 'admin');
  await office.page.goto(`/special-project/${project.id}`);
  await office.page.getByRole('button', { name: 'Edit Hours' }).click();
  await office.page.getByLabel('Cost per hour').fill('32');
  await office.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await office.page.getByText('$144.00').first().waitFor();
  await office.page.locator('main').getByRole('button', { name: 'Close', exact: true }).click();
  await office.page.getByText(`${project.number} is closed.`).waitFor();
  expect(await statusOf(office.page, project)).toBe('closed');
  await office.context.close();
});

it('a supervisor comes from the start page to the work of tonight, notes two hours and closes it, all without a network', async () => {
  const office = await visit();
  await signIn(office.page, 'admin');
  const { id, title } = await projectOf(office.page, 'Entrance and garage ramps');
  const { time_zone, updated_at } = await ask(office.page, `/core/special-projects/${id}`);
  const scheduled_date = wallOf(Date.now(), time_zone).slice(0, 10);
  const planned = await office.page.request.post(`/api/v1/special-project/${id}/scheduled-date`, {
    headers: sessionHeaders(await office.context.cookies()),
    data: { scheduled_date, updated_at },
  });
  expect(planned.ok()).toBe(true);
  await office.context.close();

  const { context, page } = await visit({ screen: 'phone' });
  await signIn(page, 'supervisor');
  await page.goto('/');
  const tonight = page.getByRole('link', { name: /project tasks? tonight/ });
  await tonight.waitFor();
  await untilOfflineReady(page);
  await context.setOffline(true);
  await tonight.click();
  await page.getByRole('radio', { name: 'Tonight', checked: true }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: title }).first().click();
  const project = page.getByRole('region', { name: 'Special project' });
  await project.getByRole('link', { name: title }).waitFor();
  await project.getByRole('button', { name: 'Add material or hours' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Hours', { exact: true }).click();
  await form.getByLabel('Hours').last().fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await project.getByRole('listitem').filter({ hasText: '2 hours' }).getByText('On this device').waitFor();
  await page.locator('main').getByRole('button', { name: 'Start' }).click();
  await page.locator('main').getByRole('button', { name: 'Close task' }).click();
  await photograph(page, '[role=dialog]', 'after.jpg');
  await page.getByRole('dialog').getByRole('button', { name: 'Close task' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await context.setOffline(false);
  await untilSent(page);
  const [task] = await tasksOf(page, { id });
  expect(task).toMatchObject({ status: 'completed' });
  expect(await ask(page, `/special-project/${id}/costs`)).toMatchObject({
    entries: [{ kind: 'hours', quantity: 2, task: { id: task?.id } }],
  });
  await context.close();
});

it('the tasks of a project wait with it, and come back with it', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const project = await projectOf(page, 'Atrium glass');
  const before = await tasksOf(page, project);
  const status = await statusOf(page, project);
  expect(before.map((task) => task.status)).not.toContain('on_hold');

  const step = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await page.goto(`/special-project/${project.id}`);
  await step('Put on hold');
  await page.getByRole('dialog').getByRole('textbox').fill('The lift is out of order');
  await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
  await page.getByText(`${project.number} is on hold.`).waitFor();
  const waiting = await tasksOf(page, project);
  expect(waiting.map((task) => task.status)).toEqual(before.map(() => 'on_hold'));

  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText(`${project.number} has resumed.`).waitFor();
  expect(await tasksOf(page, project)).toEqual(before);
  expect(await statusOf(page, project)).toBe(status);
  await context.close();
});
