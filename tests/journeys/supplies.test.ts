import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

type Supplies = { supplies: { id: number; name: string; on_hand: number | null; requested: number }[] };

type Requests = {
  rows: { id: number; status: string; lines: object[]; task: { id: number } }[];
  total: number;
};

const towels = 'Paper towels, multifold';

const onHand = async (page: Page, name: string): Promise<number | null | undefined> =>
  ((await ask(page, '/job/1/supplies')) as Supplies).supplies.find((each) => each.name === name)?.on_hand;

const requests = (page: Page): Promise<Requests> => ask(page, '/job/1/supply-requests?per_page=25');

it('a porter counts and asks without a network, the office brings it, the shelf is full again', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone' });
  await signIn(page, 'porter');
  await page.goto('/job/1?tab=supplies');
  await page.getByText(towels).first().waitFor();
  const before = (await requests(page)).total;
  expect(await axeFaults(page)).toEqual([]);
  await untilOfflineReady(page);
  await context.setOffline(true);

  await page.getByRole('button', { name: `One fewer: ${towels}` }).click();
  await page.getByRole('button', { name: `Full: Can liners, 33 gallon` }).click();
  await page.getByRole('textbox', { name: 'On hand: Glass cleaner' }).fill('2');
  await page.getByText('5 below par').waitFor();
  await page.getByText('4 below par').waitFor();
  await page.getByRole('button', { name: 'Request supplies' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: towels }).waitFor();
  expect(await dialog.getByRole('checkbox', { name: towels }).isChecked()).toBe(true);
  // Somebody has asked for the soap already.
  expect(await dialog.getByRole('checkbox', { name: 'Foaming hand soap' }).isChecked()).toBe(false);
  expect(await dialog.getByLabel(`Quantity: ${towels}`).inputValue()).toBe('5');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByLabel('Note').fill('Before Monday');
  await dialog.getByRole('button', { name: 'Request 3 items' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Requests' }).getByText('Waiting to be sent').waitFor();

  await context.setOffline(false);
  await untilSent(page);
  const { rows, total } = await requests(page);
  expect(total).toBe(before + 1);
  const [made] = rows;
  if (!made) throw new Error('no request');
  expect(made).toMatchObject({ status: 'open', lines: [{}, {}, {}] });
  expect(await onHand(page, towels)).toBe(1);
  expect(await onHand(page, 'Glass cleaner')).toBe(2);

  const office = await visit();
  await signIn(office.page, 'manager');
  await office.page.goto('/admin/jobs?view=supplies');
  const row = office.page.getByRole('row').filter({ hasText: 'Glass cleaner' });
  await row.getByText('4 below par').waitFor();
  expect(await axeFaults(office.page)).toEqual([]);
  await office.page.goto(`/task/${made.task.id}`);
  await office.page.getByText(`- ${towels}: 5 cases (1 of 6 on hand)`).waitFor();
  await office.page.getByRole('button', { name: 'Start', exact: true }).click();
  await office.page.locator('main').getByRole('button', { name: 'Close task' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Close task' }).click();
  await office.page.locator('main').getByText('Closed', { exact: true }).first().waitFor();

  // The open page of the porter receives the change.
  await page.getByRole('button', { name: 'Set the shelf to par' }).click();
  await page.getByRole('button', { name: 'Set to par', exact: true }).click();
  await page.getByText(/^On the shelf since/).waitFor();
  await expect.poll(() => onHand(page, towels)).toBe(6);
  expect(await onHand(page, 'Foaming hand soap')).toBe(1);
  const lost = (complaint: string) => complaint.includes('ERR_INTERNET_DISCONNECTED');
  expect([...complaints, ...office.complaints].filter((each) => !lost(each))).toEqual([]);
  await Promise.all([context.close(), office.context.close()]);
});
