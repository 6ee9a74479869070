import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { fromPlus } from './harness/begin-task.ts';
import { signIn, type Visit } from './harness/browser.ts';
import { logOut } from './harness/log-out.ts';
import { picture } from './harness/picture.ts';
import { slowDown } from './harness/slow-line.ts';
import { type Listed, seeSaved, tasksWith, untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

let cookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];
beforeAll(async () => {
  const { context, page } = await visit();
  await signIn(page, 'supervisor');
  cookies = await context.cookies();
  await context.close();
});

/** A supervisor with a new phone. */
const begin = async (how?: Visit): Promise<{ context: BrowserContext; page: Page }> => {
  const { context, page } = await visit({ screen: 'phone', ...how });
  await context.addCookies(cookies);
  return { context, page };
};

type Detail = Listed & {
  job: { job_name: string };
  require_signature: boolean;
  allowed_transitions: string[];
  resolution_files: object[];
  timeline: { to: string | null }[];
};

/** An open task of the person that needs only a photo to be closed. Tasks of projects are left out: they end as
 * completed. */
const ownTask = async (page: Page): Promise<Detail> => {
  const { rows } = await ask(page, '/core/tasks?mine=true&source=task&per_page=25');
  for (const { id } of rows) {
    const task: Detail = await ask(page, `/core/tasks/${id}`);
    if (!task.require_signature && task.allowed_transitions.includes('close')) return task;
  }
  throw new Error('no own task to close');
};

const follow = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).first().click();
};

const photograph = async (page: Page, place: string): Promise<void> => {
  const at = page.locator(place);
  await at.locator('input[type=file][multiple]').setInputFiles([await picture('work.jpg', 'teal')]);
  await at.locator('li:not(:has([data-busy="true"])) img').first().waitFor();
};

const chooseSite = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Job site', exact: true }).fill('CO1006');
  await page.getByRole('option', { name: /CO1006/ }).click();
};

/** Saves a task with a photo in the form that is open. */
const saveTask = async (page: Page, words: string): Promise<void> => {
  await page.getByLabel('Description').fill(words);
  await photograph(page, 'main');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Requested by').waitFor();
  await seeSaved(page, () => page.getByRole('button', { name: 'Save task' }).click());
  await page.waitForURL(({ pathname }) => pathname === '/tasks');
  await page.getByRole('region', { name: 'Unsent tasks' }).getByText(words).waitFor();
};

const closeTask = async (page: Page, { number, id }: Detail): Promise<void> => {
  await page.getByText('Mine', { exact: true }).click();
  await page
    .locator('main')
    .getByRole('link', { name: new RegExp(`#${number}(?!\\d)`) })
    .click();
  await page.waitForURL(({ pathname }) => pathname === `/task/${id}`);
  const begin = page.getByRole('button', { name: 'Start', exact: true });
  const close = page.locator('main').getByRole('button', { name: 'Close task' });
  await begin.or(close).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await close.click();
  await photograph(page, '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Close task' }).click();
  await page.locator('main').getByText('Closed', { exact: true }).first().waitFor();
};

/** Goes back online. The server must then have everything exactly once. */
const arrive = async (context: BrowserContext, page: Page, words: string, { id }: Detail): Promise<void> => {
  await context.setOffline(false);
  await untilSent(page);
  expect(await tasksWith(page, words)).toMatchObject([{ photo_count: 1 }]);
  const task: Detail = await ask(page, `/core/tasks/${id}`);
  expect(task.status).toBe('closed');
  expect(task.resolution_files).toHaveLength(1);
  expect(task.timeline.filter(({ to }) => to === 'closed')).toHaveLength(1);
};

const fromList = async (page: Page) => {
  await follow(page, 'Tasks');
  await fromPlus(page, 'New task');
  await chooseSite(page);
};

const starts: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.locator('main').getByRole('link', { name: 'Create task' }).click();
    await chooseSite(page);
  },
  '/tasks': async (page) => {
    await fromPlus(page, 'New task');
    await chooseSite(page);
  },
  '/tasks?view=list': fromList,
  '/map': fromList,
  '/job/6': (page) => page.locator('main').getByRole('link', { name: 'New task' }).click(),
  '/task/53': fromList,
  '/profile': fromList,
  '/tasks/create': chooseSite,
};

describe('work without a network', () => {
  it.each(Object.entries(starts))('goes on from %s as soon as the sign says so', async (start, openForm) => {
    const { context, page } = await begin();
    const task = await ownTask(page);
    await page.goto(start);
    await page.locator('main h1, main h2').first().waitFor();
    await untilOfflineReady(page);
    await context.setOffline(true);
    const words = `Seen from ${start} on`;
    await openForm(page);
    await saveTask(page, words);
    await closeTask(page, task);
    await follow(page, 'Home');
    await page.getByText('My open tasks').waitFor();
    await page.locator('main [role=status][aria-label=Loading]').first().waitFor({ state: 'detached' });
    expect(await page.getByText('could not be loaded').count()).toBe(0);
    await arrive(context, page, words, task);
    await context.close();
  });

  // The benchmark measures how soon.
  it('gets ready on a slow line, too', async () => {
    const { context, page } = await begin();
    await slowDown(context, page);
    await page.goto('/');
    await untilOfflineReady(page, 120_000);
    await context.close();
  });
});

it('brings nothing ahead on a device that saves data', async () => {
  const { context, page } = await begin({ ahead: false });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const begun = page.waitForRequest((request) => request.url().includes('keep-offline-ready'));
  await page.goto('/profile');
  await begun;
  await page.waitForTimeout(4000);
  expect(asked.filter((url) => /bring-tasks|tasks-page|\/core\/tasks/.test(url))).toEqual([]);
  await context.close();
});

describe('a network that breaks', () => {
  it('while everything is being brought: it comes when the network is back, and pages open', async () => {
    const { context, page } = await begin();
    const begun = page.waitForRequest((request) => request.url().includes('bring-tasks'));
    await page.goto('/profile');
    await begun;
    await context.setOffline(true);
    // The bar is there with the page; the drawer may still be on its way.
    const tasks = page
      .getByRole('navigation', { name: 'Bottom navigation' })
      .getByRole('link', { name: 'Tasks' });
    await expect.poll(() => tasks.getAttribute('data-away')).toBe('Needs a connection');
    await context.setOffline(false);
    await untilOfflineReady(page);
    await context.setOffline(true);
    await tasks.click();
    await page.waitForURL(({ pathname }) => pathname === '/tasks');
    await page.getByText(/^1–\d+ of/).waitFor();
    await context.close();
  });

  it('shows what the list knows of a task whose details are not at hand', async () => {
    const { context, page } = await begin();
    await page.goto('/tasks?view=list&status=closed');
    await untilOfflineReady(page);
    const link = page.locator('main a[href^="/task/"]').first();
    const title = await link.textContent();
    await context.setOffline(true);
    await link.click();
    await page.locator('h1', { hasText: title?.split(' ')[0] }).waitFor();
    await page.getByText('This could not be loaded').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByText('History', { exact: true }).waitFor();
    await context.close();
  });

  it('leaves nothing of one person to the next', async () => {
    const { context, page } = await visit({ screen: 'phone' });
    await signIn(page, 'supervisor');
    await page.goto('/');
    await untilOfflineReady(page);
    await logOut(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.waitForTimeout(4000);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await context.close();
  });
});
