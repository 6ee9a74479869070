import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { openBrowser, signIn, visit } from './harness/browser.ts';
import { type Product, startProduct } from './harness/start-product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

type View = { id: number; name: string; role: { name: string } | null; query: Record<string, string> };

const viewsOf = async (page: Page, list = 'tasks'): Promise<View[]> => {
  const answer = await page.request.get(`/api/v1/saved-views?list=${list}`);
  return (await answer.json()).payload.views;
};

/** The page of somebody in front of the list of tasks. */
const atList = async (person: string, address = '/tasks?view=list'): Promise<Page> => {
  const { page } = await visit(browser, product.address);
  await signIn(page, person);
  await page.goto(address);
  await views(page).waitFor();
  return page;
};

/** The button, by the view that it names. */
const views = (page: Page, name = 'Views') =>
  page.locator('main button[aria-haspopup="menu"]').filter({ hasText: name }).first();

const choose = async (page: Page, line: string, shown = 'Views'): Promise<void> => {
  await views(page, shown).click();
  await page.getByRole('menu').getByText(line, { exact: true }).click();
};

const dialog = (page: Page) => page.getByRole('dialog');

const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click();

const keepAs = async (page: Page, name: string, shown = 'Views'): Promise<void> => {
  await choose(page, 'Save as a new view', shown);
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await save(page);
};

const addressHas = (page: Page, part: string) => page.waitForURL((url) => url.search.includes(part));

describe('the views of a list', () => {
  it('are kept, shared with a role, opened with and left again', async () => {
    const admin = await atList('admin', '/tasks?view=list&priority=high&sort=number');
    await keepAs(admin, 'Urgent');
    await views(admin, 'Urgent').waitFor();
    await keepAs(admin, 'Urgent', 'Urgent');
    await dialog(admin).getByText('There is a view of this name already.').waitFor();
    expect(await axeFaults(admin)).toEqual([]);
    await dialog(admin).getByRole('textbox', { name: 'Name' }).fill('Urgent for the team');
    await dialog(admin).getByLabel('Who sees it').selectOption('Everybody with the role Supervisor');
    await save(admin);
    await views(admin, 'Urgent for the team').click();
    expect(await axeFaults(admin)).toEqual([]);
    await admin.keyboard.press('Escape');

    await choose(admin, 'Open the list with this view', 'Urgent for the team');
    await expect
      .poll(async () => (await admin.request.get('/api/v1/saved-views?list=tasks')).json())
      .toMatchObject({
        payload: { views: [{ is_default: false }, { name: 'Urgent for the team', is_default: true }] },
      });
    await admin.goto('/tasks');
    const figure = admin.getByRole('listitem').filter({ hasText: 'Open now' });
    const count = (await figure.locator('strong').textContent()) ?? '';
    await figure.getByRole('link').click();
    await admin.getByText(`1–25 of ${count}`).waitFor();
    await admin.goto('/tasks?view=list');
    await addressHas(admin, 'priority=high');
    await choose(admin, 'Plain list', 'Urgent for the team');
    await addressHas(admin, 'saved=0');
    expect(new URL(admin.url()).searchParams.get('view')).toBe('list');
    await admin.reload();
    await admin.getByText(`1–25 of ${count}`).waitFor();

    const supervisor = await atList('supervisor');
    await views(supervisor).click();
    const menu = supervisor.getByRole('menu');
    await menu.getByText('Urgent for the team').waitFor();
    expect(await menu.getByText('Urgent', { exact: true }).count()).toBe(0);
    await menu.getByText('Urgent for the team').click();
    await addressHas(supervisor, 'priority=high');
    await views(supervisor, 'Urgent for the team').click();
    expect(await menu.getByText('Delete view').count()).toBe(0);
    expect(await menu.getByText('Rename or share').count()).toBe(0);
    await menu.getByText('Save as a new view').click();
    await dialog(supervisor).getByRole('textbox', { name: 'Name' }).waitFor();
    expect(await dialog(supervisor).getByLabel('Who sees it').count()).toBe(0);
    expect(await viewsOf(await atList('admin@other.test'))).toEqual([]);
  });

  it('say of a shared filter that it names something out of sight, and clear it', async () => {
    const porter = await atList('porter');
    const ofPorter = await (await porter.request.get('/api/v1/jobs?per_page=0')).json();
    const seen = new Set(ofPorter.payload.rows.map(({ id }: { id: number }) => id));
    const admin = await atList('admin');
    const all = await (await admin.request.get('/api/v1/jobs?per_page=0')).json();
    const hidden = all.payload.rows.find(({ id }: { id: number }) => !seen.has(id));
    await admin.goto(`/tasks?view=list&job_id=${hidden.id}&assignee_id=1`);
    await choose(admin, 'Save as a new view');
    await dialog(admin).getByRole('textbox', { name: 'Name' }).fill('Hidden from some');
    await dialog(admin).getByLabel('Who sees it').selectOption('Everybody with the role Day Porter');
    await save(admin);
    await views(admin, 'Hidden from some').waitFor();
    await porter.goto('/tasks?view=list');
    await choose(porter, 'Hidden from some');
    await porter.getByText('Job site: Not visible to you', { exact: true }).waitFor();
    await porter.getByText('Assigned to: Not visible to you', { exact: true }).waitFor();
    expect(await porter.locator('main').textContent()).not.toContain(hidden.job_name);
    await porter.goto(`/tasks?view=dashboard&job_id=${hidden.id}&assignee_id=1`);
    for (const field of ['Job site', 'Person']) {
      await expect
        .poll(() => porter.locator('main').getByLabel(field, { exact: true }).first().inputValue(), {
          timeout: 10_000,
        })
        .toBe('Not visible to you');
    }
    await porter.getByRole('button', { name: 'Clear filters' }).click();
    await porter.waitForURL((url) => !url.search.includes('job_id'));
    await porter.goto(`/tasks?view=series&job_id=${hidden.id}`);
    await expect
      .poll(() => porter.locator('main').getByLabel('Job site', { exact: true }).inputValue(), {
        timeout: 10_000,
      })
      .toBe('Not visible to you');
  });

  it('lose nothing of what somebody else has changed meanwhile', async () => {
    const one = await atList('manager', '/tasks?view=list&type=request');
    await keepAs(one, 'Requests');
    await views(one, 'Requests').waitFor();
    const other = await atList('manager');
    await choose(other, 'Requests');
    await addressHas(other, 'type=request');
    await other.getByRole('radio', { name: 'Past due' }).locator('xpath=following-sibling::label').click();
    await addressHas(other, 'past_due');
    await choose(other, 'Save changes to this view', 'Requests');
    await expect.poll(async () => (await viewsOf(other)).at(-1)?.query).toMatchObject({ past_due: 'true' });

    await choose(one, 'Rename or share', 'Requests');
    await dialog(one).getByRole('textbox', { name: 'Name' }).fill('Late requests');
    await save(one);
    await views(one, 'Late requests').waitFor();
    const renamed = (await viewsOf(one)).find(({ name }) => name === 'Late requests');
    expect(renamed?.query).toMatchObject({ type: 'request', past_due: 'true' });

    await other
      .getByRole('textbox', { name: 'Search tasks' })
      .or(other.getByRole('searchbox'))
      .first()
      .fill('mop');
    await addressHas(other, 'q=mop');
    await choose(other, 'Save changes to this view', 'Requests');
    await other.getByText('Somebody saved this record after you opened it.').waitFor();
    await choose(other, 'Save changes to this view', 'Late requests');
    await expect
      .poll(async () => (await viewsOf(other)).find(({ id }) => id === renamed?.id)?.query)
      .toMatchObject({
        q: 'mop',
      });

    await choose(one, 'Delete view', 'Late requests');
    await dialog(one).getByRole('button', { name: 'Delete view' }).click();
    await views(one).waitFor();
    await choose(other, 'Delete view', 'Late requests');
    await dialog(other).getByRole('button', { name: 'Delete view' }).click();
    await views(other).waitFor();
    expect((await viewsOf(other)).some(({ id }) => id === renamed?.id)).toBe(false);
  });
});
