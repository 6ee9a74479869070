import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { assignUsers, createAssignment } from '#features/sites/assignments/server';
import { insertJobs } from '#features/sites/jobs/server';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { openListening } from './harness/open-listening.ts';

const { product, visit } = beginJourney();

const count = 40;

let role: number;
let jobs: readonly number[];

type Person = { id: number; name: string };

/** Creates the night supervisor of forty sites in the demo company. */
beforeAll(async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const { rows }: { rows: (Person & { email: string })[] } = await ask(page, '/core/users?per_page=100');
  const { rows: sites } = await ask(page, '/jobs?include=buildings');
  const userId = rows.find(({ email }) => email === 'supervisor@demo.test')?.id ?? 0;
  await product().app.database.withTenant(systemScope(1), async (tenant) => {
    const [{ client, buildings }] = sites;
    jobs = await insertJobs(
      tenant,
      Array.from({ length: count }, (_, n) => ({
        job_number: `N-${n + 1}`,
        job_name: `Night site ${n + 1}`,
        client_id: client.id,
        building_ids: [buildings[0].id],
        status: 'active' as const,
      })),
    );
    role = await createAssignment(tenant, null, { name: 'Night shift', role_key: 'supervisor', sort: 20 });
    await assignUsers(
      tenant,
      role,
      jobs.map((jobId) => ({ userId, jobId })),
    );
  });
  await context.close();
});

const sitesShown = (page: Page) => async (): Promise<number> =>
  Number(
    await page.locator('main [role="listbox"]').getByRole('option').first().getAttribute('aria-setsize'),
  );

/** Somebody who has the list of their sites open. */
const withListOpen = async (login: string) => {
  const { context, page } = await visit();
  await signIn(page, login);
  await openListening(page, '/map?view=list');
  await page.locator('main [role="listbox"]').getByRole('option').first().waitFor();
  return { context, page, shown: sitesShown(page) };
};

it('a supervisor is replaced at forty sites in one step, and both see it at once', async () => {
  const [before, after] = [await withListOpen('supervisor'), await withListOpen('supervisor.midwest')];
  const [had, has] = [await before.shown(), await after.shown()];
  const { name: leaving }: Person = await ask(before.page, '/user');
  const { name: coming }: Person = await ask(after.page, '/user');

  const { context, page, complaints } = await visit();
  await signIn(page, 'manager');
  await page.goto('/admin/job-assignments');
  await page.getByRole('link', { name: 'Night shift' }).click();
  await page.waitForURL((url) => url.pathname === `/admin/job-assignment/${role}/users`);
  await page.getByRole('heading', { level: 1, name: 'Night shift' }).waitFor();
  await page.getByRole('searchbox').fill('night site');
  await page.getByText('40 sites', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Replace a person' }).click();
  const dialog = page.getByRole('dialog');
  const choose = async (label: string, name: string) => {
    await dialog.getByLabel(label).fill(name);
    await dialog.getByRole('option', { name }).click();
  };
  await choose('Who leaves', leaving);
  await choose('Who takes over', coming);
  await dialog
    .getByText(/^transfers on|· transfers on/)
    .first()
    .waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'N-7 Night site 7' }).uncheck();
  await dialog.getByRole('button', { name: 'Replace at 39 sites' }).waitFor();
  await dialog.getByRole('checkbox', { name: 'N-7 Night site 7' }).check();
  await dialog.getByRole('button', { name: 'Replace at 40 sites' }).click();
  await page.getByText(`${coming} takes over 40 sites.`).waitFor();

  await expect.poll(before.shown, { timeout: 15_000 }).toBe(had - count);
  await expect.poll(after.shown, { timeout: 15_000 }).toBe(has + count);
  const lost = await before.page.request.get(`/api/v1/job/${jobs[0]}`);
  expect(lost.status()).toBe(404);

  await page.getByRole('button', { name: coming }).first().waitFor();
  await page.getByRole('button', { name: coming }).first().click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(after.shown, { timeout: 15_000 }).toBe(has + count - 1);
  await page.getByLabel('Person to add').fill(coming);
  await page.getByRole('option', { name: coming }).click();
  await page.getByRole('button', { name: `Add ${coming} at Night site 1`, exact: true }).click();
  await page.getByText(`${coming} added at Night site 1.`).waitFor();
  await expect.poll(after.shown, { timeout: 15_000 }).toBe(has + count);
  expect(await axeFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), before.context.close(), after.context.close()]);
});
