import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginBadJourney } from './harness/begin-bad-journey.ts';
import { fromPlus } from './harness/begin-task.ts';
import { signIn, signInByForm } from './harness/browser.ts';
import { closeTabs } from './harness/close-tabs.ts';
import { logOut, pressLogOut } from './harness/log-out.ts';
import { picture } from './harness/picture.ts';
import { held, type Listed, savedWords, seeSaved, tasksWith, untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { network, visit } = beginBadJourney();

const fill = (page: Page, words: string) => page.getByLabel('Description').fill(words);

/** Opens the form with a site filled in. */
const openForm = (page: Page) => page.goto('/tasks/create?job_id=6');

const save = (page: Page) => page.getByRole('button', { name: 'Save task' }).click();

const unsent = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} unsent`, exact: true });

const cutOff = async (context: BrowserContext, page: Page): Promise<void> => {
  await untilQuiet(page);
  await context.setOffline(true);
};

const create = async (page: Page, words: string): Promise<Listed> => {
  await fill(page, words);
  await save(page);
  await page.waitForURL((url) => url.pathname === '/tasks');
  await untilSent(page);
  const [task] = await tasksWith(page, words);
  return task as Listed;
};

type Worked = {
  status: string;
  serviced_at: string;
  completed_at: string;
  signature: { name: string } | null;
  resolution_files: { taken_at: string | null }[];
  timeline: { action: string; to: string | null }[];
};

const taskOf = (page: Page, id: number): Promise<Worked> => ask(page, `/core/tasks/${id}`);

describe('the list without a connection', () => {
  it('shows what is unsent, says why the rest is missing, and comes by itself', async () => {
    const { context, page } = await visit({ screen: 'phone', ahead: true });
    await signIn(page, 'supervisor');
    await openForm(page);
    await cutOff(context, page);
    await fill(page, 'Reported from the cellar.');
    await save(page);
    await page.waitForURL((url) => url.pathname === '/tasks');
    await page.getByText('Reported from the cellar.').waitFor();
    await page.getByText(/^1–25 of/).waitFor();
    await page.getByText('Done', { exact: true }).click();
    await page.getByText('This could not be loaded').waitFor();
    await page.getByText('No connection to the server. Check your network and try again.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('This could not be loaded').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByText(/^1–25 of/).waitFor();
    await untilSent(page);

    await context.setOffline(true);
    await page.getByText('Past due', { exact: true }).first().click();
    await page.getByText('This could not be loaded').waitFor();
    await page.getByText('Open', { exact: true }).first().click();
    await page.getByText(/^1–25 of/).waitFor();
    await context.close();
  });

  it('leads to a form that was never opened before, with its sites, details and photos', async () => {
    const { context, page } = await visit({ screen: 'phone', ahead: true });
    await signIn(page, 'supervisor');
    await page.goto('/tasks');
    await untilOfflineReady(page);
    await context.setOffline(true);
    await fromPlus(page, 'New task');
    await page.getByRole('combobox', { name: 'Job site', exact: true }).fill('CO1006');
    await page.getByRole('option').first().click();
    await fill(page, 'Seen from below.');
    await page.locator('input[type=file][multiple]').setInputFiles([await picture('leak.jpg', 'navy')]);
    await page.locator('main img').first().waitFor();
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByLabel('Requested by').fill('The tenant');
    await seeSaved(page, () => save(page));
    await page.waitForURL((url) => url.pathname === '/tasks');
    await context.setOffline(false);
    await untilSent(page);
    expect(await tasksWith(page, 'Seen from below.')).toMatchObject([{ photo_count: 1 }]);
    await context.close();
  });

  it('leaves room in the bar of a phone for what is unsent, in the longer language', async () => {
    const { context, page } = await visit({ screen: 'phone', locale: 'es', ahead: true });
    await signIn(page, 'supervisor');
    await page.goto('/tasks/create?job_id=1');
    await cutOff(context, page);
    await page.getByLabel('Descripción').fill('Desde el sótano');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByRole('button', { name: '1 sin enviar' }).click();
    await page.getByRole('dialog').getByText('Desde el sótano').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Configuración y cuenta' }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).waitFor();
    await context.close();
  });
});

describe('what is saved in the field', () => {
  it('survives a tab closed right after “saved”, ten times, and arrives once each', async () => {
    const { context, page: first } = await visit();
    await signIn(first, 'supervisor');
    await first.close();
    const survived = await closeTabs({ context, network: network(), jobId: 6, tabs: 10 });
    const { arrivedBefore, arrived, titles } = survived;
    expect(arrivedBefore).toBe(0);
    expect(new Set(titles).size).toBe(10);
    expect(titles.length).toBe(10);
    expect(arrived).toBe(10);
    await context.close();
  });

  it('goes out once from two tabs', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    const other = await context.newPage();
    await openForm(page);
    await other.goto('/tasks');
    await untilQuiet(page);
    network().fate(() => 'cut');
    await fill(page, 'Seen by two tabs');
    await save(page);
    await page.getByText(savedWords).waitFor();
    await unsent(other, 1).waitFor();
    network().fate(() => 'arrives');
    await Promise.all([page, other].map((tab) => tab.evaluate(() => dispatchEvent(new Event('online')))));
    await untilSent(page);
    await Promise.all([page, other].map((tab) => unsent(tab, 1).waitFor({ state: 'hidden' })));
    expect(await tasksWith(page, 'Seen by two tabs')).toHaveLength(1);
    expect(network().arrived()).toBe(1);
    await context.close();
  });

  it('goes out at once when the network comes back while a try is failing', async () => {
    const { context, page } = await visit();
    await page.clock.install();
    await signIn(page, 'supervisor');
    await openForm(page);
    await untilQuiet(page);
    await fill(page, 'Failed as it came back');
    // From here on no timer ends: nothing is tried again later.
    await page.clock.pauseAt(Date.now() + 1000);
    const isWrite = (url: URL) => url.pathname.endsWith('/core/tasks');
    let failed = false;
    await page.route(isWrite, async (route) => {
      if (failed || route.request().method() !== 'POST') return route.continue();
      failed = true;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await route.abort('internetdisconnected');
    });
    await save(page);
    await untilSent(page);
    expect(failed).toBe(true);
    expect(await tasksWith(page, 'Failed as it came back')).toHaveLength(1);
    await context.close();
  });

  it('is done once although the network flaps and the server dies before it answers', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    // The browser itself repeats a request whose connection broke, so the order of what happens is not fixed.
    network().fate((count) => (count >= 9 ? 'arrives' : count % 2 === 0 ? 'cut' : 'lost answer'));
    await openForm(page);
    await fill(page, 'Answered at last');
    await attach(page.locator('main'), await picture('leak.jpg', '#4477aa'));
    await save(page);
    await page.waitForURL((url) => url.pathname === '/tasks');
    await untilSent(page);
    expect(network().arrived()).toBe(5);
    const tasks = await tasksWith(page, 'Answered at last');
    expect(tasks.map(({ photo_count }) => photo_count)).toEqual([1]);
    await context.close();
  });
});
const attach = async (place: Locator, photo: Awaited<ReturnType<typeof picture>>) => {
  await place.locator('input[type=file][multiple]').setInputFiles([photo]);
  await place.locator('li:not(:has([data-busy="true"])) img[alt="Photo 1"]').waitFor();
};

describe('a device that several people use', () => {
  it('keeps the entries of whoever logs out, and neither shows nor sends them for anybody else', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    await openForm(page);
    await untilQuiet(page);
    network().fate(() => 'cut');
    await fill(page, 'Entered before logging out');
    await save(page);
    await page.getByText(savedWords).waitFor();
    await page.goto('/tasks?view=list');
    await unsent(page, 1).click();
    const panel = page.getByRole('dialog', { name: 'Not sent yet' });
    await panel.getByText('New task: Entered before logging out').waitFor();
    await page.keyboard.press('Escape');
    await pressLogOut(page);
    await page.getByText('1 entry has not been sent.').waitFor();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await pressLogOut(page);
    await page.getByRole('button', { name: 'Log out anyway' }).click();
    await page.waitForURL((url) => url.pathname === '/login');

    network().fate(() => 'arrives');
    await signInByForm(page, 'manager');
    await page.goto('/tasks');
    await untilQuiet(page);
    expect(await unsent(page, 1).count()).toBe(0);
    expect(await page.getByText('Entered before logging out').count()).toBe(0);
    expect(await held(page)).toBe(1);
    expect(network().arrived()).toBe(0);
    await logOut(page);

    await signInByForm(page, 'supervisor');
    await untilSent(page);
    await page.getByText(/Task #\d+ was created/).waitFor();
    expect(await tasksWith(page, 'Entered before logging out')).toHaveLength(1);
    await context.close();
  });
});

describe('an entry that is refused', () => {
  it('stays with its reason, is put right and sent', async () => {
    const { context, page } = await visit({ screen: 'phone' });
    await signIn(page, 'supervisor');
    await openForm(page);
    await untilQuiet(page);
    network().fate(() => 'cut');
    await fill(page, 'With a broken photo');
    await attach(page.locator('main'), {
      name: 'broken.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await save(page);
    await page.getByText(savedWords).waitFor();
    await page.getByRole('region', { name: 'Unsent tasks' }).getByText('With a broken photo').waitFor();
    network().fate(() => 'arrives');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('not accepted').first().waitFor();
    await unsent(page, 1).waitFor();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Not sent yet' });
    await panel.getByText('Not accepted', { exact: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Edit' }).click();
    await page.waitForURL((url) => url.pathname === '/tasks/create');
    const description = page.getByLabel('Description');
    await description.waitFor();
    expect(await description.inputValue()).toBe('With a broken photo');
    await description.fill('Without the broken photo');
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    expect(await held(page)).toBe(1);
    await save(page);
    await page.waitForURL((url) => url.pathname === '/tasks');
    await untilSent(page);
    const tasks = await tasksWith(page, 'broken photo');
    expect(tasks.map(({ title }) => title)).toEqual(['Without the broken photo']);
    await context.close();
  });
});

describe('a supervisor in the basement', () => {
  it('begins and closes a task with photo and signature; all of it arrives in order', async () => {
    const { context, page } = await visit({ screen: 'phone', ahead: true });
    await signIn(page, 'supervisor');
    await openForm(page);
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByLabel('Photo required').check();
    await page.getByLabel('Signature required').check();
    const { id } = await create(page, 'Deep below');
    await page.goto(`/task/${id}`);
    await cutOff(context, page);

    await page.getByRole('button', { name: 'Start' }).click();
    const pressed = Date.now();
    await page.locator('main').getByText('In progress', { exact: true }).first().waitFor();
    expect(Date.now() - pressed).toBeLessThan(1000);
    await page.getByRole('button', { name: 'Close task' }).click();
    const dialog = page.getByRole('dialog');
    await attach(dialog, await picture('after.jpg', '#44aa77'));
    await dialog.getByLabel('Name of the person signing').fill('Ada Moore');
    await dialog.getByRole('button', { name: 'Use typed name' }).click();
    await dialog.getByRole('button', { name: 'Close task' }).click();
    await page.locator('main').getByText('Closed', { exact: true }).first().waitFor();
    await unsent(page, 4).waitFor();
    expect(await taskOf(page, id)).toMatchObject({ status: 'open' });

    await context.setOffline(false);
    await untilSent(page);
    const task = await taskOf(page, id);
    expect(task.status).toBe('closed');
    expect(task.signature?.name).toBe('Ada Moore');
    expect(task.resolution_files.map(({ taken_at }) => taken_at?.slice(0, 7))).toEqual(['2026-11']);
    expect(task.timeline.map(({ action, to }) => [action, to])).toEqual([
      ['task.created', 'open'],
      ['task.moved', 'in_progress'],
      ['task.images-added', null],
      ['task.signed', null],
      ['task.moved', 'closed'],
    ]);
    expect(task.serviced_at < task.completed_at).toBe(true);
    await page.locator('main').getByText('Closed', { exact: true }).first().waitFor();
    await context.close();
  });

  it('closes with another photo when the first was refused behind their back', async () => {
    const { context, page } = await visit({ screen: 'phone', ahead: true });
    await signIn(page, 'supervisor');
    await openForm(page);
    await page.getByRole('button', { name: 'More details' }).click();
    await page.getByLabel('Photo required').check();
    const { id } = await create(page, 'Behind a broken photo');
    await page.goto(`/task/${id}`);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('main').getByText('In progress', { exact: true }).first().waitFor();
    await cutOff(context, page);
    const dialog = page.getByRole('dialog');
    const closeWith = async (photo: Awaited<ReturnType<typeof picture>>) => {
      await attach(dialog, photo);
      await dialog.getByRole('button', { name: 'Close task' }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await page.getByRole('button', { name: 'Close task' }).click();
    await dialog.getByRole('button', { name: 'Close task' }).click();
    await dialog.getByText('This task needs a photo of the result before it can be closed.').waitFor();
    await closeWith({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await page.locator('main').getByText('Closed', { exact: true }).first().waitFor();

    await context.setOffline(false);
    await page.getByText('Some were not accepted.').waitFor();
    await page.locator('main').getByText('In progress', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Close task' }).click();
    await closeWith(await picture('after.jpg', '#44aa77'));
    await expect.poll(async () => (await taskOf(page, id)).status, { timeout: 15_000 }).toBe('closed');
    expect(await held(page)).toBe(1);
    expect((await taskOf(page, id)).resolution_files).toHaveLength(1);
    await context.close();
  });

  it('keeps the page when the code of another cannot be fetched', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    await page.goto('/tasks?view=list');
    await page.getByPlaceholder('Search tasks').fill('typed before');
    await page.waitForURL((url) => url.searchParams.get('q') === 'typed before');
    await page.evaluate(() => {
      document.documentElement.dataset.first = 'yes';
    });
    // The line is bad, and the browser does not know it: else the link would say so itself.
    await context.route('**/assets/**', (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).first().click();
    await page.getByText('This page could not be loaded').waitFor();
    expect(await page.getByPlaceholder('Search tasks').inputValue()).toBe('typed before');
    await context.unroute('**/assets/**');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
    await page.waitForURL((url) => url.pathname === '/map');
    await page.locator('main h1').waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('yes');
    await context.close();
  });

  it('is told when the device has no room left, and keeps the form', async () => {
    const { context, page } = await visit();
    await signIn(page, 'supervisor');
    await openForm(page);
    await untilQuiet(page);
    const browserOf = await context.newCDPSession(page);
    await browserOf.send('Storage.overrideQuotaForOrigin', { origin: network().address, quotaSize: 1 });
    network().fate(() => 'cut');
    await fill(page, 'Where should this go');
    await save(page);
    await page.getByText('Nothing was saved.').waitFor();
    expect(await page.getByText(savedWords).count()).toBe(0);
    expect(await page.getByLabel('Description').inputValue()).toBe('Where should this go');
    network().fate(() => 'arrives');
    await save(page);
    await page.waitForURL((url) => url.pathname === '/tasks');
    expect(await tasksWith(page, 'Where should this go')).toHaveLength(1);
    await context.close();
  });
});
