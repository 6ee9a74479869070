import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { openListening } from './harness/open-listening.ts';
import { picture } from './harness/picture.ts';
import { tooWide } from './harness/too-wide.ts';
import { untilSaved } from './harness/unsent.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { visit } = beginJourney({ ahead: true });

const home = '/job/1?tab=instructions';

const dialog = (page: Page) => page.getByRole('dialog');

const openMenu = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menu').getByText(action, { exact: true }).click();
};

/** Waits until the office sees these words about the supervisor, who works at the site. */
const untilSeen = async (page: Page, words: string): Promise<void> => {
  await openMenu(page, 'Actions for all instructions', 'Who has read them');
  const row = dialog(page).getByRole('listitem').filter({ hasText: 'Selma Brightbroom' });
  await row.getByText(words).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};

it('the office writes in two languages, a supervisor reads in Spanish without a network, and again after a change', async () => {
  const office = await visit();
  await signIn(office.page, 'manager');
  await office.page.goto(home);
  await office.page.getByRole('button', { name: 'Add instruction' }).click();
  const form = dialog(office.page);
  await form.getByRole('combobox', { name: 'Room' }).or(form.getByLabel(/^Room/)).first().fill('Mail room');
  await form.getByRole('button', { name: 'Save instruction' }).click();
  await form.getByText('Enter what to do in at least one language.').waitFor();
  await form.getByLabel('What to do, in English').fill('Dust the mailboxes from the top.');
  await form.getByLabel('What to do, in Spanish').fill('Quite el polvo de los buzones desde arriba.');
  await form.locator('input[type=file][multiple]').setInputFiles([await picture('boxes.jpg', 'teal')]);
  await form.locator('li:not(:has([data-busy="true"])) img').first().waitFor();
  expect(await axeFaults(office.page)).toEqual([]);
  await form.getByRole('button', { name: 'Save instruction' }).click();
  await form.waitFor({ state: 'detached' });
  const room = office.page.getByRole('region', { name: 'Mail room' });
  await room.getByText('Dust the mailboxes from the top.').waitFor();
  await untilSeen(office.page, 'Read an earlier version on');

  const phone = await visit({ screen: 'phone', locale: 'es' });
  const { page } = phone;
  await signIn(page, 'supervisor');
  await page.goto(home);
  await page.getByText('Quite el polvo de los buzones desde arriba.').waitFor();
  await page.getByText(/^Desde que las leyó el .*: 2 nuevas\.$/).waitFor();
  await page.getByText('Solo en inglés').waitFor();
  expect(await tooWide(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByText(/^Esta noche/).tap();
  await page.getByText('Quite el polvo de los buzones desde arriba.').waitFor();
  await page.getByText('Lave a presión el piso del muelle.').waitFor({ state: 'detached' });
  await untilQuiet(page);

  await phone.context.setOffline(true);
  await page.getByRole('button', { name: 'He leído esto' }).tap();
  await page.getByText('Está guardado en el dispositivo y se enviará.', { exact: false }).first().waitFor();
  expect(await page.getByRole('button', { name: 'He leído esto' }).count()).toBe(0);
  await phone.context.setOffline(false);
  await page.getByText(/^Usted leyó estas instrucciones el /).waitFor({ timeout: 60_000 });

  await untilSeen(office.page, 'Read on');
  await openMenu(office.page, 'Actions: Dust the mailboxes', 'Edit');
  await form.getByLabel('What to do, in Spanish').fill('Quite el polvo de los buzones con un paño seco.');
  await form.getByRole('button', { name: 'Save instruction' }).click();
  await form.waitFor({ state: 'detached' });
  await untilSeen(office.page, 'Read an earlier version on');

  await page.reload();
  await page.getByText('Quite el polvo de los buzones con un paño seco.').waitFor();
  await page.getByRole('region', { name: 'Mail room' }).getByText('Cambiada', { exact: true }).waitFor();
  await page.getByText(/^Desde que las leyó el .*: 1 cambiada\.$/).waitFor();
  expect(office.complaints.filter((line) => !line.includes('status of 422'))).toEqual([]);
  expect(phone.complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await Promise.all([office.context.close(), phone.context.close()]);
});

it('the order is changed by menu, for instructions and for rooms', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/job/2?tab=instructions');
  const rooms = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await page.getByText('Vacuum the entrance mats', { exact: false }).waitFor();
  await openMenu(page, 'Actions: Wipe the reception counter', 'Move up');
  await untilSaved(page, 'Order saved.');
  await expect.poll(() => rooms.first().getByRole('listitem').first().textContent()).toContain('Wipe the');
  await openMenu(page, 'Actions: Restrooms', 'Move room up');
  await expect.poll(() => rooms.first().getByRole('heading').textContent()).toContain('Restrooms');
  // One tab receives changes for all tabs of a browser.
  await openListening(page, '/job/2?tab=instructions');
  await expect.poll(() => rooms.first().getByRole('heading').textContent()).toContain('Restrooms');

  const other = await context.newPage();
  await other.goto('/job/2?tab=instructions');
  await other.getByText('Pour a bucket of water', { exact: false }).waitFor();
  await openMenu(page, 'Actions: Pour a bucket', 'Delete');
  await dialog(page).getByRole('button', { name: 'Delete' }).click();
  await other.getByText('Pour a bucket of water', { exact: false }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
