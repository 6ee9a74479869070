import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

type View = { id: number; name: string; role: { name: string } | null; query: Record<string, string> };

const viewsOf = async (page: Page, list = 'tasks'): Promise<View[]> =>
  (await ask(page, `/saved-views?list=${list}`)).views;

/** Opens the list of tasks as this person. */
const atList = async (person: string, address = '/tasks?view=list'): Promise<Page> => {
  const { page } = await visit();
  await signIn(page, person);
  await page.goto(address);
  await views(page).waitFor();
  return page;
};

/** The button of the views, labelled with the current view. */
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
    await dialog(admin).getByText('There is already a view with this name.').waitFor();
    expect(await axeFaults(admin)).toEqual([]);
    await dialog(admin).getByRole('textbox', { name: 'Name' }).fill('Urgent for the team');
    await dialog(admin).getByLabel('Who sees it').selectOption('Everyone with the role Supervisor');
    await save(admin);
    await views(admin, 'Urgent for the team').click();
    expect(await axeFaults(admin)).toEqual([]);
    await admin.keyboard.press('Escape');

    await choose(admin, 'Make this my default view', 'Urgent for the team');
    await expect
      .poll(() => viewsOf(admin))
      .toMatchObject([{ is_default: false }, { name: 'Urgent for the team', is_default: true }]);
    await admin.goto('/tasks');
    const figure = admin.getByRole('listitem').filter({ hasText: 'Open now' });
    const count = (await figure.locator('strong').textContent()) ?? '';
    await figure.getByRole('link').click();
    await admin.getByText(`1–25 of ${count}`).waitFor();
    await admin.goto('/tasks?view=list');
    await addressHas(admin, 'priority=high');
    await choose(admin, 'Standard view', 'Urgent for the team');
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
    await menu.getByText('Save as a new view').waitFor();
    expect(await menu.getByText('Delete view').count()).toBe(0);
    expect(await menu.getByText('Rename or share').count()).toBe(0);
    await menu.getByText('Save as a new view').click();
    await dialog(supervisor).getByRole('textbox', { name: 'Name' }).waitFor();
    expect(await dialog(supervisor).getByLabel('Who sees it').count()).toBe(0);
    expect(await viewsOf(await atList('admin@other.test'))).toEqual([]);
  });

  it('of series are apart from those of tasks', async () => {
    const page = await atList('admin', '/tasks?view=series&sort=title');
    await keepAs(await atList('admin', '/tasks?view=list&priority=low'), 'Only tasks');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByText('Below 80%').click();
    await page.getByRole('dialog').getByText('Service', { exact: true }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show series' }).click();
    await page.getByRole('button', { name: 'Columns and density' }).click();
    await page.getByText('Compact', { exact: true }).click();
    await page.keyboard.press('Escape');
    await keepAs(page, 'Poor series');
    await views(page, 'Poor series').waitFor();
    expect(await viewsOf(page, 'series')).toMatchObject([
      { query: { health: 'poor', type: 'service', sort: 'title', density: 'compact' } },
    ]);
    expect((await viewsOf(page)).map(({ name }) => name)).toContain('Only tasks');
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.getByRole('button', { name: 'Remove filter: Type: Service' }).click();
    await page.waitForURL((url) => !url.searchParams.has('type'));
    await page.getByRole('button', { name: 'Remove filter: On time: Below 80%' }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(2);
    await views(page, 'Poor series').click();
    await page.getByRole('menuitemradio', { name: 'Poor series' }).click();
    await addressHas(page, 'health=poor');
    expect(new URL(page.url()).searchParams.get('view')).toBe('series');
    await choose(page, 'Make this my default view', 'Poor series');

    await page.getByText('List', { exact: true }).click();
    await addressHas(page, 'view=list');
    expect([...new URL(page.url()).searchParams.keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/health|saved|density/)]),
    );
    await views(page).click();
    await page.getByRole('menu').getByText('Only tasks').waitFor();
    expect(await page.getByRole('menu').getByText('Poor series').count()).toBe(0);
    await page.goto('/tasks?view=series');
    await addressHas(page, 'health=poor');
    await views(page, 'Poor series').waitFor();
  });

  it('say of a shared filter that it names something out of sight, and clear it', async () => {
    const porter = await atList('porter');
    type Job = { id: number; job_name: string };
    const seen = new Set((await ask(porter, '/jobs?per_page=0')).rows.map(({ id }: Job) => id));
    const admin = await atList('admin', '/tasks?view=list&saved=0');
    const all: Job[] = (await ask(admin, '/jobs?per_page=0')).rows;
    const hidden = all.find(({ id }) => !seen.has(id)) as Job;
    await admin.goto(`/tasks?view=list&job_id=${hidden.id}&assignee_id=1`);
    await choose(admin, 'Save as a new view');
    await dialog(admin).getByRole('textbox', { name: 'Name' }).fill('Hidden from some');
    await dialog(admin).getByLabel('Who sees it').selectOption('Everyone with the role Day porter');
    await save(admin);
    await views(admin, 'Hidden from some').waitFor();
    await porter.goto('/tasks?view=list');
    await choose(porter, 'Hidden from some');
    await porter.getByText('Job site: Not visible to you', { exact: true }).waitFor();
    await porter.getByText('Assigned to: Not visible to you', { exact: true }).waitFor();
    expect(await porter.locator('main').textContent()).not.toContain(hidden.job_name);
    await porter.goto(`/tasks?view=dashboard&job_id=${hidden.id}&assignee_id=1`);
    for (const field of ['Job site', 'Assigned to']) {
      await expect
        .poll(() => porter.locator('main').getByLabel(field, { exact: true }).first().inputValue(), {
          timeout: 10_000,
        })
        .toBe('Not visible to you');
    }
    await porter.getByRole('button', { name: 'Clear filters' }).click();
    await porter.waitForURL((url) => !url.search.includes('job_id'));
    await porter.goto(`/tasks?view=series&job_id=${hidden.id}`);
    await porter.getByText('Job site: Not visible to you', { exact: true }).waitFor();
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
    await other.getByText('Someone saved this record after you opened it.').waitFor();
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

it.each([
  ['/admin/job-assignments', 'job-assignments'],
  ['/admin/templates', 'templates'],
])('keeps views of %s, too', async (address, list) => {
  const page = await atList('admin', address);
  await keepAs(page, 'My own');
  await views(page, 'My own').waitFor();
  expect((await viewsOf(page, list)).map(({ name }) => name)).toEqual(['My own']);
  await page.context().close();
});
