import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

const nextYear = `${new Date().getFullYear() + 1}-12-15`;

const rows = (page: Page) => page.getByRole('checkbox', { name: /^Select task/ });

const firstIds = async (page: Page): Promise<number[]> => {
  const { rows }: { rows: { id: number }[] } = await ask(page, '/core/tasks?per_page=10');
  return rows.map(({ id }) => id);
};

const deleteTask = (page: Page, id: number): Promise<number> =>
  page.evaluate(async (path) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    return (await fetch(path, { method: 'DELETE', headers })).status;
  }, `/api/v1/core/tasks/${id}`);

describe('many tasks at once', () => {
  it('stay chosen from page to page, and not with other filters; what is gone meanwhile is told', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/tasks?view=list&per_page=10');
    for (const at of [0, 1]) await rows(page).nth(at).check();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText(/^11–20 of/).waitFor();
    await rows(page).first().check();
    await page.getByText('3 selected').waitFor();
    await page.getByText('Done', { exact: true }).click();
    await page.getByText('3 selected').waitFor({ state: 'detached' });

    await page.goto('/tasks?view=list&per_page=10');
    const [, second = 0] = await firstIds(page);
    for (const at of [0, 1, 2]) await rows(page).nth(at).check();
    const other = await context.newPage();
    await other.goto('/profile');
    expect(await deleteTask(other, second)).toBe(200);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Assign', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await dialog.getByRole('option').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Assign 3 tasks' }).click();
    await dialog.getByText('2 updated, 1 failed').waitFor();
    await dialog.getByText('1 task was deleted, or you no longer have access to it.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });

  it('are chosen, all that match, from the first card of a phone', async () => {
    const { context, page } = await visit({ screen: 'phone' });
    await signIn(page, 'manager');
    await page.goto('/tasks?view=list&priority=low');
    await rows(page).last().check();
    const total = Number(/of (\d+)$/.exec((await page.getByText(/^1–\d+ of \d+$/).textContent()) ?? '')?.[1]);
    await page.getByRole('button', { name: `Select all ${total} matching` }).click();
    await page.getByRole('button', { name: 'Due date', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Due', { exact: true }).fill(nextYear);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `Update ${total} tasks` })
      .click();
    await page.getByText(`${total} tasks updated.`).waitFor();
    await context.close();
  });
});
