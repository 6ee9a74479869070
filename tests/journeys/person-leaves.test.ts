import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginBadJourney } from './harness/begin-bad-journey.ts';
import { signIn, signInByForm } from './harness/browser.ts';
import { held, savedWords, tasksWith } from './harness/unsent.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { network, visit } = beginBadJourney();

const text = 'Entered on the last day';

type Person = { id: number; name: string };

const find = async (page: Page, email: string): Promise<Person> =>
  (await ask(page, `/admin/users?q=${encodeURIComponent(email)}`)).rows[0];

it('a person leaves: the work is handed over, the open tab is closed, and what it held is kept for its owner', async () => {
  const field = await visit({ screen: 'phone' });
  await signIn(field.page, 'porter');
  await field.page.goto('/tasks/create?job_id=1');
  await untilQuiet(field.page);
  network().fate(() => 'cut');
  await field.page.getByLabel('Description').fill(text);
  await field.page.getByRole('button', { name: 'Save task' }).click();
  await expect.poll(() => held(field.page), { timeout: 30_000 }).toBe(1);
  await field.page.getByText(savedWords).waitFor();
  // The tab stays open but offline while the office works.
  await field.context.setOffline(true);
  network().fate(() => 'arrives');

  const office = await visit();
  await signIn(office.page, 'admin');
  const porter = await find(office.page, 'porter@demo.test');
  const supervisor = await find(office.page, 'supervisor@demo.test');
  const before = await ask(office.page, `/admin/user/${porter.id}/holdings`);
  const tasks = before.find(({ kind }: { kind: string }) => kind === 'tasks');
  expect(tasks?.total).toBeGreaterThan(0);
  await office.page.goto(`/admin/user/${porter.id}`);
  await office.page.getByRole('button', { name: 'More actions' }).first().click();
  await office.page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const dialog = office.page.getByRole('dialog');
  const part = dialog.locator('section').filter({ hasText: /open tasks?/ });
  await part.getByRole('combobox').fill(supervisor.name);
  await office.page
    .getByRole('option', { name: new RegExp(supervisor.name) })
    .first()
    .click();
  expect(await axeFaults(office.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await ask(office.page, `/admin/user/${porter.id}/holdings`)).toEqual([]);
  const { assignees } = await ask(office.page, `/core/tasks/${tasks.named[0].id}`);
  expect(assignees.map(({ id }: Person) => id)).not.toContain(porter.id);

  // The tab is online again: the server no longer knows the session, and nothing is sent or lost.
  const refused = field.page.waitForResponse((answer) => answer.status() === 401);
  await field.context.setOffline(false);
  await refused;
  await field.page.waitForURL(({ pathname }) => pathname === '/login');
  await field.page
    .getByText('Your session has ended. Log in to pick up where you left off. 1 entry on this device')
    .waitFor();
  await untilQuiet(field.page);
  expect(await held(field.page)).toBe(1);
  expect(await tasksWith(office.page, text)).toEqual([]);

  // Somebody else on the same device neither sees nor sends it.
  await signInByForm(field.page, 'csr');
  await field.page.goto('/tasks');
  await untilQuiet(field.page);
  expect(await field.page.getByText(text).count()).toBe(0);
  expect(await held(field.page)).toBe(1);
  expect(await tasksWith(office.page, text)).toEqual([]);
  await field.page.context().clearCookies();

  // Back in the company, the person finds it again.
  await office.page.reload();
  await office.page.getByRole('button', { name: 'More actions' }).first().click();
  await office.page.getByRole('menuitem', { name: 'Activate' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await expect.poll(async () => (await ask(office.page, `/admin/user/${porter.id}`)).status).toBe('active');
  await signInByForm(field.page, 'porter');
  // The duties were handed over: the site is somebody else's now, and the entry waits for its owner to decide.
  await field.page.getByRole('button', { name: '1 unsent', exact: true }).click();
  await field.page.getByRole('dialog').getByText(text).waitFor();
  expect(await held(field.page)).toBe(1);
  await field.context.close();
  await office.context.close();
});
