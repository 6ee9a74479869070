import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn, type Visit } from './harness/browser.ts';
import { publicTask, weeklyPolish } from './harness/demo-records.ts';
import { picture } from './harness/picture.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginSharedJourney();

type Sent = NonNullable<Parameters<Page['request']['post']>[1]>['multipart'];

/** Calls like the page: with the session's CSRF token. */
const post = async (page: Page, path: string, multipart: Sent) => {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'x-xsrf-token': decodeURIComponent(token) };
  const answer = await page.request.post(`/api/v1${path}`, { headers, ...(multipart && { multipart }) });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** Creates a public task with public and internal parts. */
const createTask = async (page: Page) => {
  const task = await publicTask(page, 'status=in_progress');
  const files = await picture('after.jpg', '#44aa77');
  await post(page, '/core/tasks/resolutionImage', { id: String(task.id), files });
  await post(page, `/core/tasks/${task.id}/note`, { body: 'Seen by the client', internal: 'false' });
  await post(page, `/core/tasks/${task.id}/note`, { body: 'Margin is thin', internal: 'true' });
  return task;
};

const openSharing = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
};

/** Revokes the link in the dialog that `openSharing` opens. */
const revokeLink = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this link?' });
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await dialog.getByText('It no longer works').waitFor();
};

/** The path of a link: its host is the configured address, not that of the test. */
const here = (link: string): string => new URL(link).pathname;

const read = async (link: string, how: Visit) => {
  const { context, page, complaints } = await visit(how);
  await page.goto(here(link));
  await page.locator('h1').first().waitFor();
  return { context, page, complaints };
};

describe('a shared task', () => {
  let task: { id: number };
  let link: string;

  it('gets its link in the office', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    task = await createTask(page);
    await page.goto(`/task/${task.id}`);
    await openSharing(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Not opened yet').waitFor();
    link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows an outsider what is public, on paper too', async () => {
    const { context, page, complaints } = await read(link, { screen: 'desktop' });
    expect(new URL(page.url()).pathname).toBe(`/demo/task/${task.id}`);
    await page.getByText('Seen by the client').waitFor();
    await page.locator('img[alt="Photo 1 of 1"]').waitFor();
    await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0));
    const words = await page.content();
    expect(words).not.toContain('Margin is thin');
    expect(words).not.toContain('Fernwood');
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await page.getByText('Brightside Building Care').first().isVisible()).toBe(true);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reads in Spanish on a phone, after a turn of the language', async () => {
    const { context, page, complaints } = await read(link, { screen: 'phone', scheme: 'dark' });
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByText('En curso').first().waitFor();
    await page.getByRole('heading', { name: 'Notas' }).waitFor();
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('opens nothing around it', async () => {
    const { context, page } = await read(link, {});
    await page.goto(`/demo/task/${task.id + 1}`);
    await page.getByRole('heading', { level: 1, name: 'This link is not available' }).waitFor();
    await page.getByRole('link', { name: '(303) 555-0100' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.goto(`/task/${task.id}`);
    await page.waitForURL((url) => url.pathname === '/login');
    await context.close();
    const bare = await visit();
    await bare.page.goto(`/demo/task/${task.id}`);
    await bare.page.waitForURL((url) => url.pathname === '/login');
    // Who logs in does not come back to a page that a login does not open, and would ask for it again.
    await bare.page.locator('input[autocomplete~="username"]').fill('manager@demo.test');
    await bare.page.locator('input[autocomplete~="current-password"]').fill('cora-demo-1');
    await bare.page.keyboard.press('Enter');
    await bare.page.waitForURL((url) => url.pathname === '/');
    await bare.page.goto(`/demo/task/${task.id}`);
    await bare.page.waitForURL((url) => url.pathname === '/');
    await bare.context.close();
  });

  it('tells a stranger whose link is none that it is not available, and not to log in', async () => {
    for (const [locale, words] of [
      ['en', 'This link is not available'],
      ['es', 'Este enlace no está disponible'],
    ] as const) {
      const { context, page, complaints } = await visit({ locale, screen: 'phone' });
      await page.goto('/r/garbage');
      await page.getByRole('heading', { level: 1, name: words }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/not-found/link');
      expect(await axeFaults(page)).toEqual([]);
      expect(await tooWide(page)).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    }
  });

  it('says so once the office has revoked it, and whom to call', async () => {
    const office = await visit();
    await signIn(office.page, 'admin');
    await office.page.goto(`/task/${task.id}`);
    await openSharing(office.page);
    const dialog = office.page.getByRole('dialog', { name: 'Share' });
    await dialog.getByText(/times, last on/).waitFor();
    await revokeLink(office.page);
    await dialog.getByRole('button', { name: 'Create a new link' }).click();
    await dialog.getByText('Not opened yet').waitFor();
    expect(await dialog.getByLabel('Link', { exact: true }).inputValue()).not.toBe(link);
    await office.context.close();
    for (const [locale, words] of [
      ['en', 'This link has expired'],
      ['es', 'Este enlace venció'],
    ] as const) {
      const { context, page } = await read(link, { locale, screen: 'phone' });
      await page.getByRole('heading', { level: 1, name: words }).waitFor();
      await page.getByRole('link', { name: '(303) 555-0100' }).waitFor();
      expect(await page.content()).not.toContain('Seen by the client');
      expect(await axeFaults(page)).toEqual([]);
      await context.close();
    }
  });
});

describe('a shared series', () => {
  it('gets its link in the office, and shows an outsider its dates, on paper too', async () => {
    const office = await visit();
    await signIn(office.page, 'admin');
    const { id, taskId } = await weeklyPolish(office.page);
    await office.page.goto(`/task/series/${id}`);
    await openSharing(office.page);
    const dialog = office.page.getByRole('dialog');
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(await axeFaults(office.page)).toEqual([]);
    expect(office.complaints).toEqual([]);
    const { context, page, complaints } = await read(link, { screen: 'desktop' });
    expect(new URL(page.url()).pathname).toBe(`/demo/task/series/${id}`);
    await page.getByText('Every week on Friday').waitFor();
    for (const title of ['Upcoming dates', 'History', 'Health']) {
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
    }
    expect(await page.locator('main a[href*="/task"], article a').count()).toBe(0);
    expect(await page.title()).toBe('Weekly floor polish · Brightside Building Care');
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
    expect(complaints).toEqual([]);
    await page.goto(`/demo/task/${taskId}`);
    await page.getByRole('heading', { level: 1, name: 'This link is not available' }).waitFor();
    await context.close();
    const phone = await read(link, { locale: 'es', screen: 'phone', scheme: 'dark' });
    await phone.page.getByRole('heading', { name: 'Próximas fechas' }).waitFor();
    expect(await tooWide(phone.page)).toBe(0);
    expect(await axeFaults(phone.page)).toEqual([]);
    await phone.context.close();
    await revokeLink(office.page);
    await office.context.close();
    const over = await read(link, {});
    await over.page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
    expect(await axeFaults(over.page)).toEqual([]);
    await over.context.close();
  });
});
