import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

const nextYear = `${new Date().getFullYear() + 1}-12-15`;

const rows = (page: Page) => page.getByRole('checkbox', { name: /^Select task/ });

/** Presses like a finger that rests on a card. */
const pressLong = async (page: Page, card: Locator): Promise<void> => {
  await card.scrollIntoViewIfNeeded();
  await card.hover({ position: { x: 40, y: 20 } });
  await page.mouse.down();
  await page.waitForTimeout(700);
  await page.mouse.up();
};

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

/** Whether its lower edge can be pressed: nothing cuts it off or lies above it. */
const isWhole = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 4));
  });

describe('the filters of a list', () => {
  it('leave their last button within the window, however low that is', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/tasks?view=list');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByText('More filters').click();
    await panel.getByLabel('Created from').waitFor();
    for (const height of [900, 600]) {
      await page.setViewportSize({ width: 1440, height });
      await expect.poll(() => isWhole(panel.getByRole('button', { name: 'Show tasks' }))).toBe(true);
    }
    await context.close();
  });
});

describe('many tasks at once', () => {
  it('stay chosen from page to page, and not with other filters; what is gone meanwhile is told', async () => {
    const { context, page } = await visit();
    // With motion: a moving element may be cut off where a still one is not.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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
    expect(await isWhole(dialog.getByRole('listbox'))).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Assign 3 tasks' }).click();
    await dialog.getByText('2 updated, 1 failed').waitFor();
    await dialog.getByText('1 task was deleted, or you no longer have access to it.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });

  it('stay chosen, with what was typed, when the change has not reached the server', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin');
    await page.goto('/tasks?view=list');
    for (const at of [0, 1]) await rows(page).nth(at).check();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Done on Sunday');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Close 2 tasks' }).click();
    await page.getByRole('alert').getByText('No connection').waitFor();
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Done on Sunday');
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await page.getByText('2 selected').waitFor();
    await context.close();
  });

  it('are chosen on a phone by a long press, more by a tap or the keyboard, and all that match', async () => {
    const { context, page } = await visit({ screen: 'phone' });
    await signIn(page, 'manager');
    await page.goto('/tasks?view=list&priority=low');
    const cards = page.locator('main li', { has: rows(page) });
    await pressLong(page, cards.first());
    await page.getByText('1 selected').waitFor();
    expect(new URL(page.url()).pathname).toBe('/tasks');
    await cards.nth(1).click();
    await page.getByText('2 selected').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await cards.nth(1).click();
    await cards.first().click();
    await page.getByText(/^\d selected/).waitFor({ state: 'detached' });
    await rows(page).last().focus();
    await page.keyboard.press('Space');
    await page.getByText('1 selected').waitFor();
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

describe('many job sites at once', () => {
  it('get a start of service together, all that match, and have it taken back', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    await page.goto('/admin/jobs');
    await page.locator('tbody tr').first().waitFor();
    await page.locator('thead input[type=checkbox]').check();
    await page.getByRole('button', { name: /^Select all \d+ matching$/ }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: /^Change \d+ job sites$/ });
    await save.click();
    await dialog.getByText('This field is required.').waitFor();
    await dialog.getByLabel('New value').fill(`${new Date().getFullYear()}-01-05`);
    expect(await axeFaults(page)).toEqual([]);
    await save.click();
    await page.getByText(/^\d+ job sites changed/).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^\d+ job sites restored\.$/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
