import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { openTaskForm } from './harness/begin-task.ts';
import { signIn, signInByForm } from './harness/browser.ts';
import { pressLogOut } from './harness/log-out.ts';

const { visit } = beginSharedJourney({ ahead: true });

const description = (page: Page) => page.getByLabel('Description');

/** Waits until records have been read ahead. Beside those calls a refusal may take so long that the page goes on without
 * it. */
const lineIsQuiet = (page: Page): Promise<void> =>
  page.locator('[data-offline-ready]').waitFor({ timeout: 60_000 });

const endSession = (context: BrowserContext): Promise<void> => context.clearCookies({ name: 'session' });

describe('one browser, two people', () => {
  it('a tab saves nothing in the name of the person another tab has signed in', async () => {
    const { context, page } = await visit();
    await signIn(page, 'area.manager');
    await openTaskForm(page, 'CO');
    await description(page).fill('Mine, not the porter’s');
    await lineIsQuiet(page);
    await endSession(context);
    await signInByForm(await context.newPage(), 'porter');

    await page.bringToFront();
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: 'Save task' }).click();
    expect((await refused).status()).toBe(401);
    await page.getByText('You are now logged in as someone else in this browser.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await description(page).inputValue()).toBe('Mine, not the porter’s');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await description(page).waitFor();
    expect(await description(page).inputValue()).toBe('');

    await endSession(context);
    await signIn(page, 'area.manager');
    await page.goto('/tasks/create');
    await page.getByText('was restored').waitFor();
    expect(await description(page).inputValue()).toBe('Mine, not the porter’s');
    await context.close();
  });

  it('a tab signs out its own person, not the one another tab has signed in', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    await openTaskForm(page, 'CO');
    await endSession(context);
    await signInByForm(await context.newPage(), 'porter');

    await page.bringToFront();
    await pressLogOut(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await ask(page, '/user')).email).toBe('porter@demo.test');
    await context.close();
  });
});

describe('a session that ended', () => {
  it('leads to the login page without a question, and keeps the last words', async () => {
    const { context, page } = await visit();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await signIn(page, 'supervisor');
    await openTaskForm(page, 'CO');
    await description(page).pressSequentially('Soap is empty');
    await lineIsQuiet(page);
    await endSession(context);
    await description(page).pressSequentially(' on every floor');
    await page.getByRole('button', { name: 'Save task' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    expect(questions).toEqual([]);
    await page.locator('input[autocomplete~="username"]').fill('supervisor@demo.test');
    await page.locator('input[autocomplete~="current-password"]').fill('cora-demo-1');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/tasks/create');
    await page.getByText('was restored').waitFor();
    expect(await description(page).inputValue()).toBe('Soap is empty on every floor');
    await context.close();
  });
});

describe('two people with one record', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const priority = (page: Page, level: string) => page.getByRole('radio', { name: level, exact: true });

  it('each keep what only they changed; what both changed is asked', async () => {
    const [one, other] = [await visit(), await visit()];
    await signIn(one.page, 'manager');
    await signIn(other.page, 'admin');
    await openTaskForm(one.page, 'CO');
    await description(one.page).fill('Leak');
    const made = one.page.waitForResponse((answer) => answer.request().method() === 'POST');
    await one.page.getByRole('button', { name: 'Save task' }).click();
    const { payload } = (await (await made).json()) as { payload: { id: number } };
    const address = `/task/${payload.id}/edit`;
    await one.page.waitForURL((url) => url.pathname === '/tasks');
    const edit = async (page: Page): Promise<void> => {
      await page.goto(address);
      await description(page).waitFor();
    };
    const saved = (page: Page) => page.waitForURL((url) => !url.pathname.endsWith('/edit'));

    await edit(one.page);
    await edit(other.page);
    await other.page.getByText('High', { exact: true }).click();
    await save(other.page);
    await saved(other.page);
    await description(one.page).fill('Leak in the hall');
    await save(one.page);
    await saved(one.page);

    await edit(one.page);
    expect(await priority(one.page, 'High').isChecked()).toBe(true);
    await edit(other.page);
    expect(await description(other.page).inputValue()).toBe('Leak in the hall');
    await other.page.getByText('Low', { exact: true }).click();
    await description(other.page).fill('Leak in the kitchen');
    await save(other.page);
    await saved(other.page);
    await description(one.page).fill('Leak in the cellar');
    await save(one.page);
    const dialog = one.page.getByRole('dialog');
    await dialog.getByText('Leak in the kitchen').waitFor();
    expect(await dialog.getByRole('rowheader').allTextContents()).toEqual(['Description']);
    expect(await axeFaults(one.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await saved(one.page);
    await edit(one.page);
    expect(await description(one.page).inputValue()).toBe('Leak in the cellar');
    expect(await priority(one.page, 'Low').isChecked()).toBe(true);

    await one.page.route('**/api/v1/core/tasks/*', (route) =>
      route.fulfill({ status: 404, json: { status: 'error', code: 'not_found', message: 'Not here.' } }),
    );
    await description(one.page).fill('Leak in a record that is gone');
    await save(one.page);
    await one.page.getByText('This record was deleted, or you no longer have access to it.').waitFor();
    expect(await description(one.page).inputValue()).toBe('Leak in a record that is gone');
    await Promise.all([one.context.close(), other.context.close()]);
  });
});
