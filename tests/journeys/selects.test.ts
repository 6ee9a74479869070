import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginSharedJourney();

/** Holds answers back until they are let go. */
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

/** Options of a list that is open. */
const offered = (within: Page | Locator): Locator => within.locator('[data-combobox-option]:visible');

it('a select keeps what was typed before its code was there, and offers what that finds', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const code = gate();
  await page.route(/loaded-select/, async (route) => {
    await code.opened;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/tasks?view=list');
  const { rows } = await ask(page, '/core/clients?per_page=5&sort=name&order=desc');
  const { name } = rows[0] as { name: string };
  await page.getByRole('button', { name: /^Filters/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByText('More filters').click();
  const field = panel.getByRole('combobox', { name: 'Client', exact: true });
  await field.click();
  await field.pressSequentially(name.slice(0, -1));
  code.open();
  const option = offered(panel);
  await option.first().waitFor();
  expect(await field.inputValue()).toBe(name.slice(0, -1));
  await field.pressSequentially(name.slice(-1));
  expect(await option.allInnerTexts()).toEqual([expect.stringContaining(name)]);
  await option.first().click();
  await expect.poll(() => field.inputValue()).toBe(name);
  await context.close();
});

/** People as a company with a thousand of them has, found by the words `pe` and `per`. */
const manyPeople = async (page: Page, late: Promise<void>): Promise<void> => {
  const person = (id: number) => ({ id: 9000 + id, name: `Person ${id}`, profile_photo_id: null });
  const found: Record<string, number[]> = { pe: [2, 4], per: [1, 2, 3, 4] };
  await page.route('**/api/v1/core/users?**', async (route) => {
    const words = new URL(route.request().url()).searchParams.get('q');
    // The page may be closed while its last question is on the way.
    const answer = await route
      .fetch()
      .then((response) => response.json())
      .catch(() => undefined);
    if (!answer) return;
    const { payload, ...rest } = answer;
    const rows = words === null ? payload.rows : (found[words] ?? []).map(person);
    if (words === 'per') await late;
    await route
      .fulfill({ json: { ...rest, payload: { ...payload, rows, total: 1000 } } })
      .catch(() => undefined);
  });
};

it('Enter takes the marked option, also when others have come before it meanwhile', async () => {
  const { context, page } = await visit();
  await signIn(page, 'manager');
  const [task] = (await ask(page, '/core/tasks?per_page=1&status=open')).rows;
  const answer = gate();
  await manyPeople(page, answer.opened);
  await page.goto(`/task/${task.id}/edit`);
  const field = page.getByRole('combobox', { name: 'Assigned' });
  const option = offered(page);
  await field.click();
  await field.pressSequentially('pe');
  await page.getByRole('option', { name: 'Person 4' }).waitFor();
  await field.press('r');
  expect(await option.allInnerTexts()).toEqual([
    expect.stringContaining('Person 2'),
    expect.stringContaining('Person 4'),
  ]);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  answer.open();
  await page.getByRole('option', { name: 'Person 1' }).waitFor();
  await field.press('Enter');
  // The chosen one is no longer offered.
  await page.getByRole('option', { name: 'Person 4' }).waitFor({ state: 'detached' });
  await page.getByText('Person 4', { exact: true }).waitFor();
  await context.close();
});
