import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { picture } from './harness/picture.ts';
import { untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

type Log = {
  status: string;
  entries: { action_type: string; running: boolean; ended_at: string | null; files: object[] }[];
};

const logOf = (page: Page): Promise<Log> => {
  const id = new URL(page.url()).searchParams.get('id');
  return ask(page, `/action-log-report?id=${id}`);
};

it('a porter begins a shift, works without a network, and finalizes; the office opens it again', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone' });
  await signIn(page, 'porter');
  await page.goto('/job/4?tab=action-logs');
  await untilOfflineReady(page);
  await page.getByRole('link', { name: 'Start action log' }).click();
  await page.getByText('No entries yet').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // It takes two touches to start an entry, and two to enter one that is done.
  await page.getByRole('button', { name: 'Restroom check', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start', exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Finalize' }).click();
  await page.getByText('Stop what is still running before finalizing.').waitFor();
  await untilSent(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Lobby/entrance', exact: true }).click();
  await dialog.getByLabel('Description').fill('Swept, doors wiped');
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await picture('lobby.jpg', 'teal'));
  await dialog.getByRole('img').first().waitFor();
  await dialog.getByRole('button', { name: 'Done now' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('On this device with 1 photo, not sent yet').waitFor();
  // A room of the round: entries that still wait on the device count for when it is due again.
  const round = page.getByRole('region', { name: 'Walk-through · every 4 h' });
  await round.getByRole('button', { name: /^Show all/ }).click();
  expect(await round.getByText(/last at/).count()).toBe(0);
  await round.getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Done now' }).click();
  await round.getByText(/last at/).waitFor();
  await context.setOffline(false);
  await untilSent(page);
  const { entries } = await logOf(page);
  expect(entries).toMatchObject([
    { action_type: 'restroom_check', running: false, ended_at: expect.any(String) },
    { action_type: 'lobby', running: false, files: [{}] },
    { action_type: 'walk_through', running: false, files: [] },
  ]);

  await page.getByRole('button', { name: 'Finalize' }).click();
  await page.locator('main').getByText('Finalized', { exact: true }).first().waitFor();
  expect((await logOf(page)).status).toBe('finalized');
  expect(await page.getByRole('button', { name: 'Lobby/entrance', exact: true }).count()).toBe(0);

  const office = await visit();
  await signIn(office.page, 'manager');
  await office.page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await office.page.getByRole('heading', { level: 1 }).waitFor();
  await office.page.getByText('Swept, doors wiped').waitFor();
  expect(await axeFaults(office.page)).toEqual([]);
  await office.page.locator('main').getByRole('button', { name: 'More actions' }).click();
  await office.page.getByRole('menuitem', { name: 'Reopen' }).click();
  await office.page.getByLabel('Reason').fill('The lobby photo is dark');
  await office.page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await office.page.locator('main').getByText('Pending', { exact: true }).first().waitFor();
  // The open page of the porter receives the change.
  await page.getByRole('button', { name: 'Lobby/entrance', exact: true }).waitFor();
  const lost = (complaint: string) => complaint.includes('ERR_INTERNET_DISCONNECTED');
  expect([...complaints, ...office.complaints].filter((each) => !lost(each))).toEqual([]);
  await Promise.all([context.close(), office.context.close()]);
});
