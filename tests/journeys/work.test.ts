import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { openListening } from './harness/open-listening.ts';
import { picture } from './harness/picture.ts';

const { product, visit } = beginJourney();

/** An open task that supervisor and manager see. */
const openTask = async (page: Page): Promise<number> => {
  const { rows } = await ask(page, '/core/tasks?status=open&per_page=100');
  return rows[0].id;
};

const drawArrow = async (page: Page, nth: number): Promise<void> => {
  const middle = page.getByRole('button', { name: 'Place in center' });
  await middle.click();
  await page.getByRole('group', { name: new RegExp(`^Photo with ${nth} mark`) }).press('ArrowRight');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await middle.waitFor({ state: 'detached' });
};

/** Begins the task, and presses again at the moment in which the next step takes the place of the button. */
const startTwice = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: 'Start' });
  await start.evaluate((button: HTMLElement) => {
    const again = new MutationObserver(() => {
      if (button.textContent !== 'Close task') return;
      again.disconnect();
      const { left, top } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 10, top + 10);
      for (const pressed of [hit, button]) if (pressed instanceof HTMLElement) pressed.click();
      button.dataset.pressedAgain = '';
    });
    again.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await start.click();
  await page.locator('[data-pressed-again]').waitFor();
  expect(await page.locator('[data-pressed-again]').evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await page.getByRole('dialog').count()).toBe(0);
};

/** A photo that was chosen but not saved stays on the page if the person does not leave, and is sent along when the task is
 * closed. */
const closeWithUnsavedPhoto = async (page: Page): Promise<void> => {
  await startTwice(page);
  const submit = page.getByRole('button', { name: 'Close task' });
  await submit.waitFor();
  await page
    .locator('input[type=file][multiple]')
    .first()
    .setInputFiles(await picture('after.jpg', 'olive'));
  const save = page.getByRole('button', { name: 'Save 1 photo' });
  await save.waitFor();
  const next = page.getByRole('button', { name: 'Next task' });
  await next.click();
  const dialog = page.getByRole('dialog');
  const stay = dialog.getByRole('button', { name: 'Stay' });
  await stay.waitFor();
  // The order of buttons is that of forms: first the main one, then the other.
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Stay', 'Leave']);
  await stay.click();
  await expect.poll(() => next.isEnabled()).toBe(true);

  await submit.click();
  await dialog.getByRole('img', { name: 'Photo 1' }).waitFor();
  const closed = page.waitForResponse((answer) => answer.url().endsWith('/core/tasks/update'));
  await dialog.getByRole('button', { name: 'Close task' }).click();
  expect((await closed).status()).toBe(200);
  await save.waitFor({ state: 'detached' });
  const { resolution_files } = await ask(page, `/core/tasks/${page.url().split('/').at(-1)}`);
  expect(resolution_files).toHaveLength(1);
};

/** On a phone every tool is as large as a thumb, and choosing one does not move the photo. */
const expectCalmTools = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  const photo = dialog.getByRole('group', { name: /^Photo with/ });
  const before = await photo.boundingBox();
  for (const name of ['Text', 'Blue', 'Circle', 'Red', 'Arrow']) {
    const tool = dialog.locator('label', { hasText: name });
    const { width = 0, height = 0 } = (await tool.boundingBox()) ?? {};
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    await tool.click();
    expect(await photo.boundingBox(), name).toEqual(before);
  }
};

describe('working a task', () => {
  it('takes notes with a mention, drawings on photos, and leads on to the next', async () => {
    const { context, page, complaints } = await visit({ screen: 'phone' });
    await signIn(page, 'supervisor');
    const id = await openTask(page);
    await page.goto(`/task/${id}`);
    await page.getByRole('button', { name: 'Add a note' }).click();
    const words = page.getByLabel('Note', { exact: true });
    await words.fill('Ladder needed, ask ');
    await words.pressSequentially('@');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.getByRole('listbox', { name: 'People to mention' }).waitFor();
    const name = (await page.getByRole('listbox').getByRole('option').first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    expect(await words.inputValue()).toMatch(/^Ladder needed, ask @\w/);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save note' }).click();
    const note = page.locator('main').getByText(/^Ladder needed/);
    await note.waitFor();
    expect(name).toContain(((await note.locator('strong').textContent()) ?? '').slice(1));

    await page
      .locator('input[type=file][multiple]')
      .first()
      .setInputFiles(await picture('lobby.jpg', 'teal'));
    await page.getByRole('button', { name: 'Draw on photo 1' }).click();
    await page.getByRole('dialog').getByText('Drag from the tail').waitFor();
    await expectCalmTools(page);
    await drawArrow(page, 1);
    const added = page.waitForResponse((answer) => answer.url().endsWith('/resolutionImage'));
    await page.getByRole('button', { name: /^Save 1 photo/ }).click();
    expect((await added).status()).toBe(200);
    const task = await ask(page, `/core/tasks/${id}`);
    expect(task.resolution_files[0].markup).toMatchObject([{ kind: 'arrow', colour: 'red' }]);

    await page.getByRole('button', { name: 'Add a note' }).click();
    const writing = page.locator('form', { has: page.getByLabel('Note', { exact: true }) });
    await page.getByLabel('Note', { exact: true }).fill('Scratched here');
    await writing.locator('input[type=file][multiple]').setInputFiles(await picture('door.jpg', 'grey'));
    await writing.getByRole('button', { name: 'Draw on photo 1' }).click();
    await drawArrow(page, 1);
    await page.getByRole('button', { name: 'Save note' }).click();
    const history = page.getByRole('region', { name: 'History' });
    const thumb = history.getByRole('button', { name: 'Photo 1 of 1' });
    await thumb.locator('path[stroke="#e5262b"]').waitFor();
    await thumb.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Draw' }).click();
    await drawArrow(page, 2);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => thumb.locator('path[stroke="#e5262b"]').count()).toBe(2);

    await page.getByRole('button', { name: 'Next task' }).click();
    await page.waitForURL((url) => /^\/task\/\d+$/.test(url.pathname) && url.pathname !== `/task/${id}`);
    await closeWithUnsavedPhoto(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('two people', () => {
  it('see on a task and a list what the other does, without reloading', async () => {
    const office = await visit();
    const site = await visit();
    await signIn(office.page, 'manager');
    await signIn(site.page, 'supervisor');
    const id = await openTask(site.page);
    await openListening(office.page, '/tasks?view=list&sort=number&per_page=100');
    await office.page.locator(`tbody a[href="/task/${id}"]`).first().waitFor();
    await openListening(site.page, `/task/${id}`);
    await site.page.getByRole('button', { name: 'Start' }).click();
    const row = office.page.locator('tbody tr', { has: office.page.locator(`a[href="/task/${id}"]`) });
    // Without live changes it would take a minute.
    await row.getByText('In progress').waitFor({ timeout: 10_000 });
    await row.locator('input[type=checkbox]').check();
    await office.page.getByRole('button', { name: 'Close', exact: true }).click();
    await office.page.getByRole('dialog').getByLabel('Note').fill('Seen on the round');
    await office.page.getByRole('button', { name: 'Close 1 task' }).click();
    await site.page.locator('main').getByText('Closed', { exact: true }).first().waitFor({ timeout: 5000 });

    const user = await ask(site.page, '/user');
    const task = await ask(site.page, `/core/tasks/${id}`);
    const bell = site.page.getByRole('button', { name: /^Notifications/ });
    const unread = async () => Number((await bell.textContent()) || 0);
    const before = await unread();
    const { database, wiring } = product().app;
    await database.withTenant(systemScope(1), (tenant) =>
      wiring.events.publish(tenant, {
        name: 'task.updated',
        entity: 'task',
        entityId: id,
        jobId: task.job.id,
        actorUserId: null,
        data: { newcomers: [user.id] },
      }),
    );
    // The queue polls every second. A page without a live connection would ask only once a minute.
    await expect.poll(unread, { timeout: 4000 }).toBe(before + 1);
    expect([...office.complaints, ...site.complaints]).toEqual([]);
    await Promise.all([office.context.close(), site.context.close()]);
  });
});

describe('a page that is told nothing', () => {
  it('asks each minute what the bell says', async () => {
    const { context, page } = await visit();
    let asked = 0;
    page.on('response', (answer) => {
      if (answer.url().includes('/api/v1/notifications')) asked += 1;
    });
    await page.route('**/api/v1/changes*', (route) => route.abort());
    await page.clock.install();
    await signIn(page, 'supervisor');
    await page.goto('/');
    await expect.poll(() => asked).toBeGreaterThan(0);
    const before = asked;
    await page.clock.fastForward(61_000);
    await expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThan(before);
    await context.close();
  });
});

describe('many tasks', () => {
  it('are changed at once, and those that refuse say why, in Spanish too', async () => {
    const { context, page, complaints } = await visit({ locale: 'es' });
    await signIn(page, 'manager');
    await page.goto('/tasks?view=list');
    const rows = page.locator('tbody tr');
    await rows.first().waitFor();
    for (const at of [0, 1]) await rows.nth(at).locator('input[type=checkbox]').check();
    await page.getByRole('button', { name: 'Fecha límite' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=date]').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Actualizar 2 tareas' }).click();
    await dialog.getByText('0 actualizadas, 2 con error').waitFor();
    expect(await dialog.getByText('Solo se permiten fechas futuras.').count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
